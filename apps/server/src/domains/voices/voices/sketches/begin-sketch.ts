import type { VoiceTraits } from '@vireo/engines'
import type { TransactionContext } from '#kernel/context.ts'
import { catalogueVoiceOf } from '../library/catalogue-voice.ts'
import { previewOf } from '../previews/preview-of.ts'
import { versionOf } from '../speaking/voice-version.ts'
import type { VoiceRow } from '../tables.ts'
import { sketchSoon } from './sketch-voices-job.ts'
import { insertSketch, updateDue } from './sketch-store.ts'

/** The picture that something had before it was kept as a voice, which the voice keeps. */
export type EarlierFace = {
  readonly seed: string
  /** How it sounded, where somebody listened. */
  readonly traits: VoiceTraits | null
}

/** Gives a new voice its place among those that are to be listened to. */
export async function beginSketch(ctx: TransactionContext, voice: VoiceRow, face?: EarlierFace): Promise<void> {
  const traits = face?.traits ?? null
  await insertSketch(ctx, {
    voice_id: voice.id,
    seed: face?.seed ?? null,
    traits: voice.recipe && traits,
    traits_version: voice.recipe && traits && versionOf(voice.recipe),
    peaks: null,
    duration_ms: null,
    due_at: voice.recipe ? ctx.now() : null,
  })
  if (voice.recipe) await sketchSoon(ctx)
}

/** Asks for a voice to be listened to again where what it says as its preview sounds different. */
export async function followSound(ctx: TransactionContext, before: VoiceRow, after: VoiceRow): Promise<void> {
  if (previewVersionOf(before) === previewVersionOf(after)) return
  await updateDue(ctx, after.id, after.recipe ? ctx.now() : null)
  if (after.recipe) await sketchSoon(ctx)
}

function previewVersionOf(row: VoiceRow): string | undefined {
  return row.recipe ? previewOf({ ...catalogueVoiceOf(row), recipe: row.recipe }).version : undefined
}
