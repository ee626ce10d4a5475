import { joinSamples } from '@vireo/audio'
import type { HeardSounds, PieceReport, SpeechPiece, SpokenBy, SpokenText, WordMark } from '../../speech.ts'
import { isOpening, OpeningAudio } from './opening-audio.ts'
import { WholePieceAudio } from './piece-audio.ts'
import { PieceChecks } from './piece-checks.ts'
import type { StreamAudio } from '../stream-audio.ts'
import type { NextPiece, Tools, WorkerStream } from '../worker-stream.ts'

export type PieceWatch = {
  readonly isCancelled: () => boolean
  /** Called after every chunk, between two of which other work may be done. */
  readonly betweenChunks: () => void
}

/** Shifts word times so that they count from the first sample sent, between 0 and `lastMs`. */
function shifted(words: readonly WordMark[], backMs: number, lastMs: number): WordMark[] {
  const place = (timeMs: number) => Math.min(lastMs, Math.max(0, timeMs - backMs))
  return words.map((word) => ({ ...word, startMs: place(word.startMs), endMs: place(word.endMs) }))
}

/**
 * Speaks a piece. An exception must not pass through the engine's callback: it is kept, the engine stopped, and then
 * thrown.
 */
function synthesize(tools: Tools, next: NextPiece, onChunk: (samples: Int16Array) => boolean): SpokenText {
  let failure: { readonly error: unknown } | undefined
  const spoken = tools.synthesizer.speak(next.piece, (samples) => {
    try {
      return onChunk(samples) ? 'continue' : 'stop'
    } catch (error) {
      failure = { error }
      return 'stop'
    }
  })
  if (failure) throw failure.error
  return spoken
}

/** Resamples and encodes block by block, so that first sound leaves before the last is encoded. */
function createDelivery(audio: StreamAudio, { resampler, sampleRateHz }: Tools, watch: PieceWatch) {
  let waiting: Float32Array = new Float32Array(0)
  const blockSamples = () => Math.ceil((audio.blockMs * sampleRateHz) / 1000)
  const deliver = (from: (samples: Float32Array) => number) => {
    const end = from(waiting)
    audio.write(resampler.process(waiting.subarray(0, end)))
    waiting = waiting.subarray(end)
  }
  return {
    /** Full blocks leave. */
    add(samples: Float32Array): void {
      if (samples.length === 0) return
      waiting = waiting.length === 0 ? samples : joinSamples([waiting, samples])
      while (waiting.length >= blockSamples()) deliver(blockSamples)
    },
    /** The rest leaves, other work being done between its blocks. */
    finish(samples: Float32Array): void {
      waiting = joinSamples([waiting, samples])
      while (waiting.length > 0 && !watch.isCancelled()) {
        deliver(({ length }) => Math.min(length, blockSamples()))
        watch.betweenChunks()
      }
      audio.write(resampler.flush())
    },
  }
}

type HeardText = {
  readonly words: WordMark[]
  readonly quietEndMs: number
  readonly spokenBy?: SpokenBy
  readonly sounds?: HeardSounds
}

/** Tells what became of the sounds that a piece was given; undefined where it was given none. */
function soundsIn({ sounds = [] }: SpeechPiece, { replaced }: SpokenText): HeardSounds | undefined {
  return sounds.length > 0 ? { replaced: replaced ?? [], arePassedOver: replaced === undefined } : undefined
}

/**
 * Speaks the text of a piece and judges it: what may leave early after what was heard so far, the rest only when the
 * whole is known. Returns when its words are heard; undefined when it was cancelled.
 */
function speakText(
  stream: WorkerStream,
  audio: StreamAudio,
  next: NextPiece,
  tools: Tools,
  watch: PieceWatch,
): HeardText | undefined {
  const startMs = audio.durationMs
  const checks = new PieceChecks(next.piece)
  const parts = { ...tools, piece: next.piece, trimsSilence: stream.spoken === 0 }
  const pieceAudio = isOpening(parts) ? new OpeningAudio(parts) : new WholePieceAudio(parts)
  const delivery = createDelivery(audio, tools, watch)
  const spoken = synthesize(tools, next, (samples) => {
    if (watch.isCancelled()) return false
    checks.observe(samples, tools.sampleRateHz)
    pieceAudio.add(samples)
    delivery.add(pieceAudio.ready())
    watch.betweenChunks()
    return true
  })
  if (watch.isCancelled()) return undefined
  checks.conclude(tools.sampleRateHz, spoken.words)
  const { samples, quietEndMs } = pieceAudio.finish()
  delivery.finish(samples)
  const { spokenBy } = spoken
  const sounds = soundsIn(next.piece, spoken)
  const words = shifted(spoken.words, pieceAudio.trimmedMs, audio.durationMs - startMs)
  return { words, quietEndMs, ...(spokenBy && { spokenBy }), ...(sounds && { sounds }) }
}

/**
 * Speaks one piece and its pause. Returns its report, or undefined when the stream was cancelled meanwhile.
 * Throws SuspectAudioError for audio that cannot be right, of which the caller tells by the stream's duration whether
 * anything has left; EngineError for what the engine refuses; anything else when the engine broke.
 */
export function speakPiece(
  stream: WorkerStream,
  audio: StreamAudio,
  next: NextPiece,
  watch: PieceWatch,
): PieceReport | undefined {
  const startMs = audio.durationMs
  const heard: HeardText | undefined = next.tools
    ? speakText(stream, audio, next, next.tools, watch)
    : { words: [], quietEndMs: 0 }
  const { pauseAfterMs, gapAfterMs = 0 } = next.piece
  audio.writeSilence(Math.max(0, gapAfterMs - (heard?.quietEndMs ?? 0)) + pauseAfterMs, watch.isCancelled)
  audio.settle()
  if (!heard || watch.isCancelled()) return undefined
  const durationMs = audio.durationMs - startMs
  const { words, spokenBy, sounds } = heard
  const beside = { ...(spokenBy && { spokenBy }), ...(sounds && { sounds }) }
  const levels = audio.takeLevels()
  return { index: stream.spoken, startMs, durationMs, words, levels, ...beside }
}
