import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const order = {
  order_id: 'prodorder_1',
  name: 'Talks of spring',
  recordings: ['opening talk.mp3'],
  state: 'paid',
  total_cents: 1250,
  items: 2,
  minutes: 6.3,
  paid_at: '2026-03-01T10:00:00Z',
} as const

/** What the screens of whoever runs the instance show. */
export const houseStates: ScreenStates = {
  [paths.adminProductions]: {
    asks: [endpoints.listHouseOrders],
    ready: { answers: [answer(endpoints.listHouseOrders, { orders: [order] })], shows: 'Talks of spring' },
    empty: { answers: [answer(endpoints.listHouseOrders, { orders: [] })], shows: 'No order waits to be taken' },
  },
}
