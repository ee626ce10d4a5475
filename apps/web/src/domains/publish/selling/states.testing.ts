import { sellingEndpoints } from '@vireo/contracts/selling'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.purchases]: {
    asks: [sellingEndpoints.listPurchases],
    ready: {
      answers: [
        answer(sellingEndpoints.listPurchases, {
          purchases: [
            {
              purchase_id: 'sale_1',
              title: 'Two gardens',
              state: 'paid',
              price: { amount_cents: 1000, currency: 'eur' },
              url: 'https://vireo.example/library/work_1?key=k',
              feed_url: 'https://vireo.example/library/work_1/feed.xml?key=k',
            },
          ],
        }),
      ],
      shows: 'Two gardens',
    },
    empty: { shows: 'Nothing bought yet' },
  },
}
