import type { WorkspaceId, HistoryItemId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { existingWorkspaces } from '#workspaces/places/index.ts'
import { findKnownKeys } from '../history-store.ts'

const dayMs = 24 * 3_600_000
const batchSize = 500
/** Matches the storage keys that a generation could have left behind. */
const recordingKey = /^history\/(?<workspaceId>[\w-]+)\/(?<itemId>hist_[0-9a-z]+)\.\w+$/

/**
 * Removes recordings that a crash left behind between file and row. Only those older than a day, which no generation
 * can still be about to name, and of a workspace that this database knows, so that a bucket shared by mistake, or an
 * emptied database, costs nobody a recording.
 */
export async function sweepOrphans(ctx: With<'storage'>): Promise<{ removed: number }> {
  const before = new Date(ctx.now().getTime() - dayMs)
  let removed = 0
  let batch: Recording[] = []
  for await (const { key, modifiedAt } of ctx.ports.storage.list('history/')) {
    ctx.signal.throwIfAborted()
    const { workspaceId, itemId } = recordingKey.exec(key)?.groups ?? {}
    if (modifiedAt >= before || workspaceId === undefined || itemId === undefined) continue
    batch.push({ key, workspaceId, itemId })
    if (batch.length < batchSize) continue
    removed += await removeUnnamed(ctx, batch)
    batch = []
  }
  return { removed: removed + (await removeUnnamed(ctx, batch)) }
}

type Recording = { readonly key: string; readonly workspaceId: WorkspaceId; readonly itemId: HistoryItemId }

async function removeUnnamed(ctx: With<'storage'>, found: readonly Recording[]): Promise<number> {
  if (found.length === 0) return 0
  const named = new Set(
    await findKnownKeys(
      ctx,
      found.map(({ itemId }) => itemId),
    ),
  )
  const unnamed = found.filter(({ key }) => !named.has(key))
  const ours = await existingWorkspaces(ctx, [...new Set(unnamed.map(({ workspaceId }) => workspaceId))])
  const orphans = unnamed.filter(({ workspaceId }) => ours.has(workspaceId))
  for (const { key } of orphans) await ctx.ports.storage.remove(key)
  if (unnamed.length > 0)
    ctx.log.info(
      { removed: orphans.length, ofOtherWorkspaces: unnamed.length - orphans.length },
      'recordings without a row',
    )
  return orphans.length
}
