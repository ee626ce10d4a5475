import { availableParallelism } from 'node:os'
import { type OutputFormat, parseOutputFormat } from '@vireo/audio'
import { createSpeechPool, type SpeechEngine, type SpeechPiece } from '@vireo/engines'
import type { LibraryVoice } from '../apps/server/src/domains/voices/voices/library/index.ts'
import { planPieces } from '../apps/server/src/domains/speech/speech/text/plan-pieces.ts'

/** Creates the worker pool that the server uses, without a server around it. */
export function createBarePool(): SpeechEngine {
  return createSpeechPool({
    workers: availableParallelism(),
    engines: { flite: import.meta.resolve('@vireo/engine-flite'), espeak: import.meta.resolve('@vireo/engine-espeak') },
  })
}

/** Answers the output format `mp3_44100_128`. */
export function mp3(): OutputFormat {
  const format = parseOutputFormat('mp3_44100_128')
  if (!format) throw new Error('There is no such format.')
  return format
}

/** Splits a text into pieces as the server hands them to the pool. */
export function piecesOf(text: string, voice: LibraryVoice): SpeechPiece[] {
  const settings = { speed: 1, stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: true }
  const pieces = planPieces(text, { languages: voice.languages, canSpeak: () => true })
  return pieces.map((piece, index) => ({
    text: piece.text,
    recipe: voice.recipe,
    language: piece.language,
    settings,
    seed: index,
    pauseAfterMs: piece.pauseAfterMs,
  }))
}

/** Speaks a text in the bare pool. */
export function speakBare(
  pool: SpeechEngine,
  text: string,
  voice: LibraryVoice,
): Promise<{ firstByteMs: number; wholeMs: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    let firstByteMs = Number.NaN
    const stream = pool.open(mp3(), {
      audio: () => {
        if (Number.isNaN(firstByteMs)) firstByteMs = performance.now() - start
      },
      piece: () => undefined,
      end: () => resolve({ firstByteMs, wholeMs: performance.now() - start }),
      fail: reject,
    })
    for (const piece of piecesOf(text, voice)) stream.push(piece)
    stream.finish()
  })
}
