import { visitsEndpoints } from '@vireo/contracts/visits'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.visits]: {
    asks: [visitsEndpoints.getReport],
    ready: {
      answers: [
        answer(visitsEndpoints.getReport, {
          totals: { visitors: 120, page_views: 400, sign_ups: 12, first_generations: 9, new_payers: 2 },
          days: [
            { day: '2026-06-01', visitors: 120, page_views: 400, sign_ups: 12, first_generations: 9, new_payers: 2 },
          ],
          of_sign_ups: { generated: 9, paid: 2 },
          pages: [{ path: '/pricing', visitors: 80, page_views: 200 }],
          sources: [{ source: 'newsletter', visitors: 60 }],
          countries: [{ country: 'de', visitors: 90 }],
          first_steps: [{ item_id: 'generate_text_to_speech', people: 9 }],
        }),
      ],
      shows: 'From visit to payment',
    },
    empty: { shows: 'Nobody was counted in this time' },
  },
}
