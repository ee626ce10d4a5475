import type { Order, OrderItem } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'

import { actsFor, standingOf } from './acts-for.ts'

const item: OrderItem = {
  item_id: 'one',
  item: {
    kind: 'transcription',
    media_ids: ['m'],
    source_language: 'en',
    verbatim: false,
    instructions: null,
    priority: 'normal',
  },
  quote: { amount_usd: 2 },
  progress: { tasks: 1, approved: 0 },
  changes_left: 3,
}
const order = (given: Partial<Order>): Order => ({
  order_id: 'order',
  name: 'An order',
  state: 'open',
  items: [item],
  total_amount_usd: 2,
  sandbox: false,
  created_at: '2026-01-01T00:00:00Z',
  submitted_at: null,
  paid_at: null,
  accepted_at: null,
  completed_at: null,
  cancel_reason: null,
  payment_url: null,
  delivered_at: null,
  dispute: null,
  media: [],
  may_cancel: false,
  ...given,
})
const delivered = { state: 'accepted', delivered_at: '2026-01-02T00:00:00Z' } as const

test('a draft goes on, and is sent once there is something in it', () => {
  expect(actsFor(order({}))).toMatchObject({ continues: true, submits: true, judges: false })
  expect(actsFor(order({ items: [] }))).toMatchObject({ continues: true, submits: false })
  expect(actsFor(order({ items: [item, item] }))).toMatchObject({ continues: false, submits: true })
})

test('what was delivered is judged, until it is disputed, and sent back as often as a part of it may be', () => {
  expect(actsFor(order(delivered))).toMatchObject({ judges: true, changesLeft: 3 })
  expect(actsFor(order({ ...delivered, items: [{ ...item, changes_left: 0 }] }))).toMatchObject({ changesLeft: 0 })
  expect(actsFor(order({ ...delivered, dispute: 'Not this.' }))).toMatchObject({ judges: false, changesLeft: 0 })
  expect(actsFor(order({ state: 'accepted' }))).toMatchObject({ judges: false })
})

test('an order says what comes next', () => {
  expect(standingOf(order({ state: 'paid' }))).toBe('paid')
  expect(standingOf(order({ state: 'accepted' }))).toBe('accepted')
  expect(standingOf(order(delivered))).toBe('delivered')
  expect(standingOf(order({ ...delivered, dispute: 'Not this.' }))).toBe('disputed')
})
