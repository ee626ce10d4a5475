import type { VoiceId } from '@vireo/contracts/kit'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EngineError, SourceError, type Voiceprint } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findVoiceOfAny } from '#voices'
import { catalogueVoiceOf } from '#voices/library/index.ts'
import { type Speaking } from '#voices/previews/index.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { printSayingOf, speakAs } from '#voices/speaking/index.ts'
import { deleteUnlistedPrints, listUnmeasured, savePrint } from './print-store.ts'

/** How many are measured at a time, so that the job can be stopped in between. */
const batchSize = 50
const format = { codec: 'pcm', sampleRateHz: 24_000 } as const

export type MeasuredVoices = {
  readonly measured: number
  /** The voice after which there may be more; undefined after the last. */
  readonly next: string | undefined
}

/**
 * Listens to published voices that nobody has listened to yet. One that cannot speak now, because its engine is missing
 * or fails, is left for another time and keeps nobody else from being listened to.
 */
export async function measureVoices(ctx: With<'speech' | 'speechAnalysis'>, after = ''): Promise<MeasuredVoices> {
  await deleteUnlistedPrints(ctx)
  const due = await listUnmeasured(ctx, after, batchSize)
  let measured = 0
  for (const { voice_id: id } of due) {
    ctx.signal.throwIfAborted()
    try {
      await measure(ctx, id)
      measured++
    } catch (error) {
      ctx.signal.throwIfAborted()
      ctx.log.warn({ err: error, voiceId: id }, 'a published voice could not be listened to')
    }
  }
  return { measured, next: due.length < batchSize ? undefined : due.at(-1)?.voice_id }
}

/** Measures a voice. One that changed while it was listened to stays unmeasured for the next time. */
async function measure(ctx: With<'speech' | 'speechAnalysis'>, voiceId: VoiceId): Promise<void> {
  const voice = await speaking(ctx, voiceId)
  const print = voice && (await printOf(ctx, voice))
  const version = versionOf(voice)
  await transaction(ctx, async (ctx) => {
    if (versionOf(await speaking(ctx, voiceId)) === version) await savePrint(ctx, { voiceId, version, print })
  })
}

async function speaking(ctx: Context, voiceId: VoiceId): Promise<Speaking | undefined> {
  const original = await findVoiceOfAny(ctx, voiceId)
  return original?.recipe ? { ...catalogueVoiceOf(original), recipe: original.recipe } : undefined
}

function versionOf(voice: Speaking | undefined): string {
  return voice ? printSayingOf(voice).version : ''
}

/** Returns the print of how a voice sounds; undefined where nobody is heard in what it says. */
async function printOf(ctx: With<'speech' | 'speechAnalysis'>, voice: Speaking): Promise<Voiceprint | undefined> {
  const { audio } = await speakAs(ctx, { ...printSayingOf(voice).saying, format })
  return inScratchFolder(async (folder) => {
    const file = path.join(folder, 'speech.pcm')
    await writeFile(file, audio, { mode: 0o600 })
    try {
      const sound = { path: file, sampleRateHz: format.sampleRateHz }
      return await ctx.ports.speechAnalysis.voiceprint(sound, { signal: ctx.signal, share: ctx.workspaceId })
    } catch (error) {
      if (error instanceof SourceError) return undefined
      throw error instanceof EngineError ? engineFailure(error) : error
    }
  })
}
