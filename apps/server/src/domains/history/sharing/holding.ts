import { pageByPage } from '#kernel/database/page-by-page.ts'
import type { Holding } from '#domains/holding.ts'
import { listLinksOf, removeLinksOf, revokeLinksBy } from './holding-store.ts'
import { forgetPages } from './page/remembered-pages.ts'
import { listVideosOf, removeVideosOf } from './videos/video-store.ts'

const pageSize = 500

/**
 * Links are taken along without their addresses. Those of somebody who leaves end, as their name stood beside them; all
 * are forgotten with the workspace.
 */
export const sharingHolding: Holding = {
  tables: [
    'share_links',
    'share_settings',
    'share_reports',
    'share_cases',
    'page_cases',
    'page_reports',
    'share_videos',
  ],
  files: async function* (ctx, { workspaceId }) {
    let cursor: string | undefined
    for (let page = 1; page === 1 || cursor !== undefined; page++) {
      const rows = await listLinksOf(ctx, { workspaceId, cursor, limit: pageSize })
      yield { path: `sharing/links-${page}.json`, json: rows }
      cursor = rows.length === pageSize ? rows.at(-1)?.id : undefined
    }
    const videos = (after: string, limit: number) => listVideosOf(ctx, workspaceId, after, limit)
    for await (const { id, storage_key: storageKey, size_bytes: sizeBytes } of pageByPage(videos, pageSize))
      if (storageKey !== null && sizeBytes !== null) yield { path: `sharing/videos/${id}.mp4`, storageKey, sizeBytes }
  },
  depart: async (ctx, { workspaceId, userId }) => {
    await revokeLinksBy(ctx, workspaceId, userId)
    ctx.afterCommit(forgetPages)
  },
  erase: async (ctx, { workspaceId }) => {
    await removeLinksOf(ctx, workspaceId)
    ctx.afterCommit(forgetPages)
    const storageKeys = await removeVideosOf(ctx, workspaceId)
    if (storageKeys.length > 0) await ctx.emit('sharing.videos-purged', { storageKeys })
  },
}
