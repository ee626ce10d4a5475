import { musicLimits } from '@vireo/contracts/music'
import type { UploadedFile } from '@vireo/contracts/kit'
import { EngineError, openSampleFile, type RecognisedWord } from '@vireo/engines'
import { requireAbility } from '#engines'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import { readUpload } from '#ports/uploads/read-upload.ts'

export type WordPorts = With<'abilities' | 'addressEngines' | 'media' | 'models' | 'vault'>
export type HeardWord = RecognisedWord

/** An engine hears so much at a time: it is made for sentences. */
const windowSeconds = 30

const permission = 'speech_to_text'

/** Refuses who may make music and write nothing down: words are what transcription is paid for. Throws `insufficient_permissions`. */
export function assertMayTranscribe({ actor }: Pick<Context, 'actor'>): void {
  if (actor.permissions === 'all' || actor.permissions.includes(permission)) return
  throw new AppError('insufficient_permissions', {
    message: `Words with their times take the permission ${permission}.`,
    param: 'with_timestamps',
  })
}

/** Refuses what only an engine can do that is not here. Throws `engine_not_installed`, which says what to install. */
export async function assertWordsCanBeHeard(ctx: WordPorts): Promise<void> {
  await requireAbility(ctx, 'recognition')
}

/** Writes down what is sung or said in a recording, and when, as well as the engine can. */
export async function hearWords(ctx: WordPorts, file: UploadedFile): Promise<readonly HeardWord[]> {
  const engine = await requireAbility(ctx, 'recognition')
  const sound = await readUpload(ctx, file, { durationMsMax: musicLimits.msMax, bareRateHz: undefined })
  const samples = openSampleFile(sound)
  const words: HeardWord[] = []
  try {
    const window = windowSeconds * samples.sampleRateHz
    for (let start = 0; start < samples.sampleCount; start += window) {
      const heard = samples.read(start, Math.min(window, samples.sampleCount - start))
      const asked = { signal: ctx.signal, share: ctx.workspaceId }
      const said = await engine.recognise({ samples: heard, sampleRateHz: samples.sampleRateHz }, asked)
      const offsetMs = (start * 1000) / samples.sampleRateHz
      for (const { text, startMs, endMs } of said.words)
        words.push({ text, startMs: Math.round(startMs + offsetMs), endMs: Math.round(endMs + offsetMs) })
    }
    return words
  } catch (error) {
    ctx.signal.throwIfAborted()
    if (error instanceof EngineError) throw engineFailure(error)
    throw error
  } finally {
    samples.close()
  }
}
