import type { SpeechPiece, Synthesizer } from './speech.ts'

export type SpeechTiming = {
  /** Until the engine handed out its first samples. */
  readonly firstChunkMs: number
  readonly wholeMs: number
  /** How long what it said lasts. */
  readonly audioMs: number
}

/**
 * Measures how long an engine takes for a piece in this thread, without pool, shaping or encoding: the floor for
 * everything around it. Speak once or twice before, since engines are slow at first.
 */
export async function timeSpeech(synthesizer: Synthesizer, piece: SpeechPiece): Promise<SpeechTiming> {
  await synthesizer.prepare?.(piece)
  const start = performance.now()
  let firstChunkMs: number | undefined
  const { samples, sampleRateHz } = synthesizer.speak(piece, () => {
    firstChunkMs ??= performance.now() - start
    return 'continue'
  })
  const wholeMs = performance.now() - start
  return { firstChunkMs: firstChunkMs ?? wholeMs, wholeMs, audioMs: (samples * 1000) / sampleRateHz }
}
