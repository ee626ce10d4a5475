import type { UserId, VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { listBlockedVoices } from '#voices/safety/index.ts'
import { findSketches, type ShownSketch } from '#voices/sketches/index.ts'
import { isOpen } from './publishing/publication-rules.ts'
import { listSharedAmong, listSharedBy } from './shared-voice-store.ts'
import type { SharedVoiceRow } from './tables.ts'

/** A voice that somebody published and that everybody may add at this moment, with what is drawn of it. */
export type OpenVoice = { readonly voice: SharedVoiceRow; readonly sketch: ShownSketch | undefined }

/** Finds those of these voices that somebody published and that are open at this moment, in whatever workspace. */
export async function findOpenVoices(ctx: Context, userId: UserId, voiceIds: readonly VoiceId[]): Promise<OpenVoice[]> {
  if (voiceIds.length === 0) return []
  const rows = await listSharedAmong(ctx, voiceIds)
  return withSketches(
    ctx,
    rows.filter((row) => row.user_id === userId),
  )
}

/** Lists the voices that the caller published from their workspace and that are open, the newest first, at most 200. */
export async function listOpenVoices(ctx: Context): Promise<OpenVoice[]> {
  return withSketches(ctx, await listSharedBy(ctx, ctx.actor.userId))
}

async function withSketches(ctx: Context, rows: readonly SharedVoiceRow[]): Promise<OpenVoice[]> {
  const blocked = new Set<string>(await listBlockedVoices(ctx))
  const open = rows.filter((row) => isOpen(row) && !blocked.has(row.voice_id))
  const sketches = await findSketches(
    ctx,
    open.map((row) => row.voice_id),
  )
  return open.map((voice) => ({ voice, sketch: sketches.get(voice.voice_id) }))
}
