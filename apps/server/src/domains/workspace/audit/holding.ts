import type { Holding } from '#domains/holding.ts'
import { findActsOf } from './audit-entry-store.ts'

const pageSize = 500

/**
 * What somebody did is theirs to take along. It is not forgotten with them: whoever answers for the workspace and
 * for the instance needs it, and it holds ids, no addresses of people.
 */
export const auditHolding: Holding = {
  tables: ['audit_entries', 'audit_links', 'audit_heads'],
  files: async function* (ctx, { userId }) {
    for (let page = 1, after = ''; ; page++) {
      const rows = await findActsOf(ctx, userId, after, pageSize)
      if (rows.length > 0 || page === 1) yield { path: `audit/acts-${page}.json`, json: rows }
      const last = rows.at(-1)
      if (!last || rows.length < pageSize) return
      after = last.id
    }
  },
}
