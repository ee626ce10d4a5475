import type { Holding } from '#domains/holding.ts'
import { listAdvertisingVisitsOf } from './advertising/advertising-store.ts'
import { listEventsOf } from './events/event-store.ts'

/**
 * What is known of a person here is what the server noted about their account. With the account, advertisements are
 * deleted, and events stay as numbers of nobody: the rows say so themselves.
 */
export const visitsHolding: Holding = {
  tables: ['visit_events', 'advertising_visits'],
  files: async function* (ctx, { userId }) {
    yield { path: 'visits/events.json', json: await listEventsOf(ctx, userId) }
    yield { path: 'visits/advertisements.json', json: await listAdvertisingVisitsOf(ctx, userId) }
  },
}
