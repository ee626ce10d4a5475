import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { existingWorkspaces } from '#workspaces/places/index.ts'
import { findExistingVoices } from '../voice-store.ts'

const dayMs = 24 * 3_600_000
const batchSize = 500
const voiceFile = /^voices\/(?<workspaceId>[\w-]+)\/(?<voiceId>[A-Za-z0-9]{20})\//

type VoiceFile = { readonly key: string; readonly workspaceId: WorkspaceId; readonly voiceId: VoiceId }

/**
 * Removes what was written below a voice's folder after the voice was gone: a preview that was being recorded, say.
 * Only files older than a day, and only of workspaces that this database knows.
 */
export async function sweepFiles(ctx: With<'storage'>): Promise<{ removed: number }> {
  const before = new Date(ctx.now().getTime() - dayMs)
  let removed = 0
  let batch: VoiceFile[] = []
  for await (const { key, modifiedAt } of ctx.ports.storage.list('voices/')) {
    ctx.signal.throwIfAborted()
    const { workspaceId, voiceId } = voiceFile.exec(key)?.groups ?? {}
    if (modifiedAt >= before || workspaceId === undefined || voiceId === undefined) continue
    batch.push({ key, workspaceId, voiceId })
    if (batch.length < batchSize) continue
    removed += await removeUnowned(ctx, batch)
    batch = []
  }
  return { removed: removed + (await removeUnowned(ctx, batch)) }
}

async function removeUnowned(ctx: With<'storage'>, files: readonly VoiceFile[]): Promise<number> {
  const voices = await findExistingVoices(ctx, [...new Set(files.map(({ voiceId }) => voiceId))])
  const workspaces = await existingWorkspaces(ctx, [...new Set(files.map(({ workspaceId }) => workspaceId))])
  const unowned = files.filter(({ voiceId, workspaceId }) => !voices.has(voiceId) && workspaces.has(workspaceId))
  for (const { key } of unowned) await ctx.ports.storage.remove(key)
  return unowned.length
}
