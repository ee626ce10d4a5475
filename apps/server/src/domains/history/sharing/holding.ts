import type { Holding } from '#domains/holding.ts'
import { listLinksOf, removeLinksOf, revokeLinksBy } from './holding-store.ts'

const pageSize = 500

/**
 * Links are taken along without their addresses. Those of somebody who leaves end, as their name stood beside them; all
 * are forgotten with the workspace.
 */
export const sharingHolding: Holding = {
  tables: ['share_links', 'share_settings', 'share_reports', 'share_cases'],
  files: async function* (ctx, { workspaceId }) {
    let cursor: string | undefined
    for (let page = 1; page === 1 || cursor !== undefined; page++) {
      const rows = await listLinksOf(ctx, { workspaceId, cursor, limit: pageSize })
      yield { path: `sharing/links-${page}.json`, json: rows }
      cursor = rows.length === pageSize ? rows.at(-1)?.id : undefined
    }
  },
  depart: (ctx, { workspaceId, userId }) => revokeLinksBy(ctx, workspaceId, userId),
  erase: (ctx, { workspaceId }) => removeLinksOf(ctx, workspaceId),
}
