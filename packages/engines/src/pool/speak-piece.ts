import type { PieceReport, SpokenText, WordMark } from '../speech.ts'
import { PieceAudio } from './piece-audio.ts'
import { PieceChecks } from './piece-checks.ts'
import type { StreamAudio } from './stream-audio.ts'
import type { NextPiece, Tools, WorkerStream } from './worker-stream.ts'

export type PieceWatch = {
  readonly isCancelled: () => boolean
  /** Called after every chunk, between two of which other work may be done. */
  readonly betweenChunks: () => void
}

/** Times from the first sample that was sent, none before it and none after the last. */
function shifted(words: readonly WordMark[], backMs: number, lastMs: number): WordMark[] {
  const place = (timeMs: number) => Math.min(lastMs, Math.max(0, timeMs - backMs))
  return words.map((word) => ({ ...word, startMs: place(word.startMs), endMs: place(word.endMs) }))
}

/** The engine must not see an exception come out of its callback: it is kept, the engine stopped, then thrown. */
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

/** Encodes a finished piece block by block, so that its first sound leaves before the last is encoded. */
function deliver(samples: Float32Array, audio: StreamAudio, tools: Tools, watch: PieceWatch): void {
  const { resampler, sampleRateHz } = tools
  for (let at = 0; at < samples.length && !watch.isCancelled();) {
    const end = Math.min(samples.length, at + Math.ceil((audio.blockMs * sampleRateHz) / 1000))
    audio.write(resampler.process(samples.subarray(at, end)))
    at = end
    watch.betweenChunks()
  }
  audio.write(resampler.flush())
}

type HeardText = { readonly words: WordMark[]; readonly quietEndMs: number }

/**
 * Speaks the text of a piece, judges it, and only then lets it into the stream. Returns when its words are
 * heard; undefined when it was cancelled.
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
  const pieceAudio = new PieceAudio({ ...tools, piece: next.piece, trimsSilence: stream.spoken === 0 })
  const spoken = synthesize(tools, next, (samples) => {
    if (watch.isCancelled()) return false
    checks.observe(samples, tools.sampleRateHz)
    pieceAudio.add(samples)
    watch.betweenChunks()
    return true
  })
  if (watch.isCancelled()) return undefined
  checks.conclude(tools.sampleRateHz, spoken.words)
  const { samples, quietEndMs } = pieceAudio.finish()
  deliver(samples, audio, tools, watch)
  return { words: shifted(spoken.words, pieceAudio.trimmedMs, audio.durationMs - startMs), quietEndMs }
}

/**
 * Speaks one piece and its pause. Returns its report, or undefined when the stream was cancelled meanwhile.
 * Throws SuspectAudioError for audio that cannot be right, of which nothing has left; EngineError for what the
 * engine refuses; anything else when the engine broke.
 */
export function speakPiece(
  stream: WorkerStream,
  audio: StreamAudio,
  next: NextPiece,
  watch: PieceWatch,
): PieceReport | undefined {
  const startMs = audio.durationMs
  const heard = next.tools ? speakText(stream, audio, next, next.tools, watch) : { words: [], quietEndMs: 0 }
  const { pauseAfterMs, gapAfterMs = 0 } = next.piece
  audio.writeSilence(Math.max(0, gapAfterMs - (heard?.quietEndMs ?? 0)) + pauseAfterMs, watch.isCancelled)
  if (!heard || watch.isCancelled()) return undefined
  const durationMs = audio.durationMs - startMs
  return { index: stream.spoken, startMs, durationMs, words: heard.words, levels: audio.takeLevels() }
}
