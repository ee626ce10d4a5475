import type { VoiceId } from '@vireo/contracts/kit'
import { EngineError, type Sketch } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { catalogueVoiceOf } from '../library/catalogue-voice.ts'
import { previewOf } from '../previews/preview-of.ts'
import { recordedPreview, type Speaking } from '../previews/preview-voice.ts'
import { inScratchFolder, soundOfStored } from '../samples/stored-sound.ts'
import { versionOf } from '../speaking/voice-version.ts'
import { findVoiceOfAny } from '../voice-store.ts'
import { listDue, saveHeard, type SketchRow, updateDue } from './sketch-store.ts'

/** How many are listened to at a time, so that the job can be stopped in between. */
const batchSize = 25
/** When a voice that cannot be heard now is tried again. */
const patienceMs = 6 * 3_600_000

export type Hearing = With<'media' | 'speech' | 'speechAnalysis' | 'storage'>

/**
 * Listens to the previews of voices that nobody listened to, or that sound different now; records those that nobody
 * asked for yet. One whose engine is missing or fails is left for another time and keeps nobody else waiting.
 */
export async function sketchVoices(ctx: Hearing): Promise<{ readonly sketched: number; readonly isOver: boolean }> {
  const due = await listDue(ctx, batchSize)
  let sketched = 0
  for (const row of due) {
    ctx.signal.throwIfAborted()
    try {
      await sketchOne(ctx, row)
      sketched++
    } catch (error) {
      ctx.signal.throwIfAborted()
      ctx.log.warn({ err: error, voiceId: row.voice_id }, 'a voice could not be listened to')
      await transaction(ctx, (ctx) => updateDue(ctx, row.voice_id, new Date(ctx.now().getTime() + patienceMs)))
    }
  }
  return { sketched, isOver: due.length < batchSize }
}

/** Listens to one voice. One that changed while it was listened to is left for the next time. */
async function sketchOne(ctx: Hearing, row: SketchRow): Promise<void> {
  const voice = await speaking(ctx, row.voice_id)
  const sketch = voice && (await hearPreview(ctx, voice))
  await transaction(ctx, async (ctx) => {
    const now = await speaking(ctx, row.voice_id)
    if (!voice || !sketch) return now ? undefined : updateDue(ctx, row.voice_id, null)
    if (!now || previewOf(now).version !== previewOf(voice).version) return undefined
    const version = versionOf(voice.recipe)
    // What was heard when it was made is kept, so that its picture stays as it is.
    const isKnown = row.traits !== null && row.traits_version === version
    await saveHeard(ctx, {
      voice_id: row.voice_id,
      traits: isKnown ? row.traits : (sketch.traits ?? null),
      traits_version: version,
      peaks: sketch.peaks,
      duration_ms: sketch.durationMs,
    })
  })
}

async function speaking(ctx: Context, voiceId: VoiceId): Promise<Speaking | undefined> {
  const row = await findVoiceOfAny(ctx, voiceId)
  return row?.recipe ? { ...catalogueVoiceOf(row), recipe: row.recipe } : undefined
}

async function hearPreview(ctx: Hearing, voice: Speaking): Promise<Sketch> {
  const { key } = await recordedPreview(ctx, voice)
  return sketchOfStored(ctx, key)
}

/** Measures what is drawn of a stored recording, in the threads of media and analysis. */
export function sketchOfStored(ctx: With<'media' | 'speechAnalysis' | 'storage'>, key: string): Promise<Sketch> {
  return inScratchFolder(async (folder) => {
    const sound = await soundOfStored(ctx, key, { folder, name: 'preview', signal: ctx.signal })
    try {
      return await ctx.ports.speechAnalysis.sketch(sound, { signal: ctx.signal, share: ctx.workspaceId })
    } catch (error) {
      throw error instanceof EngineError ? engineFailure(error) : error
    }
  })
}
