import { createHash } from 'node:crypto'
import type { OutputFormat } from '@vireo/audio'
import type {
  SpeakingSettings,
  EngineError,
  PieceReport,
  SpeechEngine,
  SpeechListener,
  SpeechPiece,
  SpeechStream,
  SpokenText,
  Synthesizer,
  VoiceRecipe,
} from './speech.ts'

export type PieceWishes = {
  readonly recipe?: Partial<VoiceRecipe>
  readonly settings?: Partial<SpeakingSettings>
  readonly language?: string
  readonly seed?: number
  readonly pauseAfterMs?: number
  readonly gapAfterMs?: number
}

/** A piece spoken plainly unless said: full stability, nothing bent. */
export function aPiece(text: string, wishes: PieceWishes = {}): SpeechPiece {
  const { recipe, settings, language = 'en', seed = 7, pauseAfterMs = 0, gapAfterMs } = wishes
  const plain = { speed: 1, stability: 1, similarityBoost: 0.75, style: 0, useSpeakerBoost: false }
  return {
    text,
    recipe: { engine: 'fake', base: 'plain', gainDb: 0, ...recipe },
    language,
    settings: { ...plain, ...settings },
    seed,
    pauseAfterMs,
    ...(gapAfterMs !== undefined && { gapAfterMs }),
  }
}

/** A text no pronounceable sentence is shorter than, for streams that must last a while. */
export const aLongText = Array.from({ length: 40 }, () => 'The quick brown fox jumps over the lazy dog again.').join(
  ' ',
)

export type Heard = {
  /** In the order in which the listener was called. */
  readonly events: readonly ('audio' | 'piece' | 'end' | 'fail')[]
  readonly blocks: readonly Uint8Array[]
  readonly bytes: Buffer
  readonly reports: readonly PieceReport[]
  readonly durationMs: number | undefined
  readonly error: EngineError | undefined
}

/** Writes down all that a listener hears. `over` resolves at the end or the failure, whichever comes. */
export function aRecorder(hooks: Partial<Pick<SpeechListener, 'audio' | 'piece'>> = {}): {
  readonly listener: SpeechListener
  readonly over: Promise<Heard>
  heard(): Heard
} {
  const events: Heard['events'][number][] = []
  const blocks: Uint8Array[] = []
  const reports: PieceReport[] = []
  let durationMs: number | undefined
  let error: EngineError | undefined
  let resolve: (heard: Heard) => void = () => undefined
  const over = new Promise<Heard>((done) => (resolve = done))
  const heard = (): Heard => ({ events, blocks, bytes: Buffer.concat(blocks), reports, durationMs, error })
  const listener: SpeechListener = {
    audio(bytes) {
      events.push('audio')
      blocks.push(bytes)
      hooks.audio?.(bytes)
    },
    piece(report) {
      events.push('piece')
      reports.push(report)
      hooks.piece?.(report)
    },
    end(summary) {
      events.push('end')
      durationMs = summary.durationMs
      resolve(heard())
    },
    fail(failure) {
      events.push('fail')
      error = failure
      resolve(heard())
    },
  }
  return { listener, over, heard }
}

/** Opens a stream, says everything, and waits for the end or the failure. */
export function hear(engine: SpeechEngine, format: OutputFormat, pieces: readonly SpeechPiece[]): Promise<Heard> {
  const recorder = aRecorder()
  say(engine.open(format, recorder.listener), pieces)
  return recorder.over
}

/** Pushes all pieces and finishes. */
export function say(stream: SpeechStream, pieces: readonly SpeechPiece[]): void {
  for (const piece of pieces) stream.push(piece)
  stream.finish()
}

/** Speaks in this thread and gathers the samples; `chunksMax` stops after so many chunks. */
export async function speakHere(
  synthesizer: Synthesizer,
  piece: SpeechPiece,
  chunksMax = Infinity,
): Promise<SpokenText & { readonly audio: Int16Array; readonly digest: string; readonly chunks: number }> {
  await synthesizer.prepare?.(piece)
  const parts: Int16Array[] = []
  const spoken = synthesizer.speak(piece, (samples) => {
    parts.push(samples.slice())
    return parts.length >= chunksMax ? 'stop' : 'continue'
  })
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part.buffer)))
  const audio = new Int16Array(new Uint8Array(bytes).buffer)
  return { ...spoken, audio, digest: createHash('sha256').update(bytes).digest('hex'), chunks: parts.length }
}

export { readFakeSpeech } from './fake-speech.ts'
export { trackPitch, type Melody } from './pitch-tracking.ts'
export { aConversionRecorder, aSampleFolder, convertWhole, plainConversion } from './conversion-testing.ts'
export { sourceOf } from './samples.ts'
export type { ConversionMood } from './fake-voice-conversion.ts'
export {
  countWrongWords,
  everydaySentences,
  heardIn,
  recognizer,
  recognizerIsInstalled,
  wordErrorRate,
} from './intelligibility-testing.ts'
