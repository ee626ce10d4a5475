import type { With } from '#ports/ports.ts'
import { existingWorkspaces } from '#workspaces/places/index.ts'
import { findKnownDesigns } from './designed-voice-store.ts'

const dayMs = 24 * 3_600_000
const previewKey = /^voice-design\/(?<workspaceId>[\w-]+)\/(?<id>[A-Za-z0-9]{20})\.\w+$/

/**
 * Removes recordings that a crash left behind between file and row: older than a day, and of a workspace that this
 * database knows.
 */
export async function sweepOrphans(ctx: With<'storage'>): Promise<{ removed: number }> {
  const before = new Date(ctx.now().getTime() - dayMs)
  let removed = 0
  for await (const { key, modifiedAt } of ctx.ports.storage.list('voice-design/')) {
    ctx.signal.throwIfAborted()
    const { workspaceId, id } = previewKey.exec(key)?.groups ?? {}
    if (modifiedAt >= before || workspaceId === undefined || id === undefined) continue
    if ((await findKnownDesigns(ctx, [id])).size > 0) continue
    if (!(await existingWorkspaces(ctx, [workspaceId])).has(workspaceId)) continue
    await ctx.ports.storage.remove(key)
    removed++
  }
  return { removed }
}
