import type { Holding } from '#domains/holding.ts'
import { listEntriesOf } from './holding-store.ts'

const pageSize = 5000

/**
 * The ledger stays when an account goes: it is the books of the instance. It says how many credits moved when,
 * under ids that then belong to nobody.
 */
export const usageHolding: Holding = {
  tables: [
    'credit_accounts',
    'credit_entries',
    'credit_reservations',
    'api_key_usage',
    'usage_counters',
    'concurrency_places',
  ],
  files: async function* (ctx, { workspaceId }) {
    for (let page = 1, after = 0; ; page++) {
      const entries = await listEntriesOf(ctx, workspaceId, after, pageSize)
      if (entries.length > 0 || page === 1) yield { path: `usage/credits-${page}.json`, json: entries }
      const last = entries.at(-1)
      if (!last || entries.length < pageSize) return
      after = last.id
    }
  },
}
