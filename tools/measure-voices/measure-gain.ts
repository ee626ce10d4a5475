import { integratedLoudness } from '@vireo/audio'
import type { SpeechEngine } from '@vireo/engines'
import type { LibraryVoice } from '../../apps/server/src/domains/voices/voices/library/library.ts'
import { libraryPiece, ownRateHz } from './library-piece.ts'
import { everydaySentences } from '../../apps/server/src/domains/voices/voices/speaking/index.ts'
import { speakAlone } from './speak-alone.ts'

/** Where speech is to land, in LUFS. */
export const targetLoudness = -16

export type MeasuredGain = {
  readonly gainDb: number
  /** How far apart the quietest and the loudest sentence came out, in LU. */
  readonly spread: number
}

const roundsMax = 4
const closeEnough = 0.1

/**
 * Measures the gain at which the middle between a voice's quietest and loudest sentence is at −16 LUFS. It is
 * approached in rounds, since the limiter takes back part of a large gain. Throws for a silent voice.
 */
export async function measureGain(engine: SpeechEngine, voice: LibraryVoice): Promise<MeasuredGain> {
  let gainDb = voice.recipe.gainDb
  for (let round = 1; ; round++) {
    const levels = await loudnessesOf(engine, { ...voice, recipe: { ...voice.recipe, gainDb } })
    const quietest = Math.min(...levels)
    const loudest = Math.max(...levels)
    if (!Number.isFinite(quietest)) throw new Error(`${voice.name} was silent`)
    const missing = targetLoudness - (quietest + loudest) / 2
    if (Math.abs(missing) < closeEnough || round === roundsMax)
      return { gainDb: roundTenth(gainDb), spread: loudest - quietest }
    gainDb += missing
  }
}

function loudnessesOf(engine: SpeechEngine, voice: LibraryVoice): Promise<number[]> {
  const measured = everydaySentences(voice.labels.language).map(async (sentence, index) => {
    const sound = await speakAlone(engine, libraryPiece(voice, sentence, index + 1), ownRateHz(voice))
    return integratedLoudness(sound.samples, sound.sampleRateHz)
  })
  return Promise.all(measured)
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10
}
