import { availableParallelism } from 'node:os'
import { EngineError, openSampleFile, type RecognitionEngine, type SampleFile } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { Wishes } from '../asking/wishes.ts'
import type { HeardStretch, SpokenSpan } from './heard.ts'
import { hearStretch } from './hear-stretch.ts'
import { cutAtPauses } from './stretches.ts'
import { tellSpeakers } from './tell-speakers.ts'

/** Stretches that are heard at the same time. */
const atOnce = Math.min(4, Math.max(1, availableParallelism()))

export type HeardRecording = {
  readonly stretches: readonly HeardStretch[]
  readonly spans: readonly SpokenSpan[]
  /** How much was listened to, which is what is paid. */
  readonly heardMs: number
}

export type Listening = {
  readonly engine: RecognitionEngine
  readonly sound: SampleFile
  readonly wishes: Wishes
  /** What the engine is helped with. */
  readonly keyterms: readonly string[]
  /** What was heard before, by the place of the stretch. */
  readonly before?: ReadonlyMap<number, HeardStretch>
  /** Writes down what was heard, and how much of the whole that is. */
  readonly keep?: (position: number, heard: HeardStretch, share: number) => Promise<void>
}

/**
 * Listens to a recording, stretch by stretch; those that were heard before are not heard again. Throws `invalid_audio` where nothing
 * is understood, and what engines fail with.
 */
export async function hearRecording(
  ctx: With<'abilities' | 'speechAnalysis'>,
  { engine, sound, wishes, keyterms, before = new Map(), keep }: Listening,
): Promise<HeardRecording> {
  const source = openSampleFile(sound)
  try {
    const all = (await cutAtPauses(source)).map((stretch, position) => ({ ...stretch, position }))
    const audible = all.filter(({ isSilent }) => !isSilent)
    const totalMs = lengthOf(audible)
    // What was cut in other places, by an older version, is heard again.
    const isSame = ({ fromMs, toMs }: Span, other: Span | undefined) => other?.fromMs === fromMs && other.toMs === toMs
    const heard = new Map([...before].filter(([position, each]) => isSame(each, all[position])))
    const waiting = audible.filter(({ position }) => !heard.has(position))
    await together(waiting, ctx.signal, async (stretch, signal) => {
      const found = await hearStretch(
        { ...ctx, signal },
        engine,
        { file: sound, source },
        { stretch, wishes, keyterms },
      )
      heard.set(stretch.position, found)
      await keep?.(stretch.position, found, lengthOf([...heard.values()]) / totalMs)
    })
    const stretches = [...heard].toSorted(([one], [other]) => one - other).map(([, each]) => each)
    assertUnderstandable(stretches)
    const spans = wishes.separates ? await tellSpeakers(ctx, sound, wishes) : []
    return { stretches, spans, heardMs: heardOnce(audible) }
  } catch (error) {
    throw error instanceof EngineError ? engineFailure(error) : error
  } finally {
    source.close()
  }
}

type Span = { readonly fromMs: number; readonly toMs: number }

/** Adds up what was listened to; what two stretches share is paid once. */
function heardOnce(stretches: readonly Span[]): number {
  return stretches.reduce((sum, { fromMs, toMs }, at) => sum + toMs - Math.max(fromMs, stretches[at - 1]?.toMs ?? 0), 0)
}

function lengthOf(stretches: readonly Span[]): number {
  return stretches.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
}

function assertUnderstandable(stretches: readonly HeardStretch[]): void {
  if (stretches.some(({ words }) => words.length > 0)) return
  throw new AppError('invalid_audio', { message: 'No words were understood in this recording.', param: 'file' })
}

/** Works on some at a time, in order; the first failure ends the others. */
async function together<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const line = items.values()
  const next = async () => {
    for (const item of line) {
      either.throwIfAborted()
      await work(item, either)
    }
  }
  const workers = Array.from({ length: atOnce }, next)
  try {
    await Promise.all(workers)
  } catch (error) {
    stop.abort()
    await Promise.allSettled(workers)
    throw error
  }
}
