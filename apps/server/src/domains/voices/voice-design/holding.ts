import path from 'node:path'
import type { Holding } from '#domains/holding.ts'
import { endWorkOf, listPreviewFilesOf, listStepsOf, removeDesignsOf } from './holding-store.ts'

/** What people described, and what they heard of it. Who leaves takes nothing along and leaves nothing behind. */
export const voiceDesignHolding: Holding = {
  tables: ['design_sessions', 'design_iterations', 'designed_voices'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'voice-design/sessions.json', json: await listStepsOf(ctx, workspaceId) }
    for (const { id, storage_key: storageKey, size_bytes: sizeBytes } of await listPreviewFilesOf(ctx, workspaceId))
      yield { path: `voice-design/previews/${id}${path.extname(storageKey)}`, storageKey, sizeBytes }
  },
  depart: (ctx, { workspaceId, userId }) => endWorkOf(ctx, workspaceId, userId),
  erase: async (ctx, { workspaceId }) => {
    const storageKeys = await removeDesignsOf(ctx, workspaceId)
    if (storageKeys.length > 0) await ctx.emit('voice-design.purged', { storageKeys })
  },
}
