import { auditEndpoints } from '@vireo/contracts/audit'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.auditLog]: {
    asks: [auditEndpoints.list],
    ready: {
      answers: [
        answer(auditEndpoints.list, {
          entries: [
            {
              activity_name: 'webhooks.created',
              actor: { user: { name: 'Mara' } },
              unmapped: { details: { name: 'Night bell' } },
            },
          ],
        }),
      ],
      shows: 'Mara created the webhook “Night bell”.',
    },
    empty: { shows: 'Nothing has happened yet' },
  },
}
