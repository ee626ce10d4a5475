import type { Holding } from '#domains/holding.ts'
import { findActsOf } from './audit-entry-store.ts'

const pageSize = 500

/**
 * Adds what somebody did to the copy of their data. Erases none of it: those who answer for the workspace and the
 * instance need it, and it holds ids but no addresses of people.
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
