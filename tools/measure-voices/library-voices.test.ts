import { availableParallelism } from 'node:os'
import { integratedLoudness } from '@vireo/audio'
import { afterAll, describe, expect, test } from 'vitest'
import { libraryVoices } from '../../apps/server/src/domains/voices/voices/library/library.ts'
import { libraryPiece, ownRateHz } from './library-piece.ts'
import { targetLoudness } from './measure-gain.ts'
import { medianPitch } from './median-pitch.ts'
import { openEngines } from './open-engines.ts'
import { everydaySentences } from '../../apps/server/src/domains/voices/voices/speaking/index.ts'
import { speakAlone } from './speak-alone.ts'

const engine = openEngines(availableParallelism())
afterAll(() => engine.close())

const ceiling = 10 ** (-1.5 / 20)
// One step of 16-bit sound above the ceiling is rounding.
const roundingStep = 1 / 32_768
const genderBoundaryHz = 150

describe.each(libraryVoices.map((voice, at) => [`${voice.name} (${voice.recipe.base})`, voice, at] as const))(
  '%s',
  (_, voice, at) => {
    // The preview is none of the sentences that gains are measured with.
    const hearing = () => speakAlone(engine, libraryPiece(voice, voice.preview, 4242), ownRateHz(voice))

    test('speaks its preview as loud as it should, in a pitch that goes with its label', async () => {
      const { samples, sampleRateHz, words } = await hearing()
      expect(samples.length / sampleRateHz).toBeGreaterThan(3)
      expect(words.length).toBeGreaterThan(4)
      const loudness = integratedLoudness(samples, sampleRateHz)
      expect(Math.abs(loudness - targetLoudness), `${loudness} LUFS`).toBeLessThanOrEqual(1.5)
      const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
      expect(peak).toBeLessThanOrEqual(ceiling + roundingStep)
      const pitchHz = medianPitch(samples, sampleRateHz)
      expect(pitchHz > genderBoundaryHz ? 'female' : 'male', `${pitchHz} Hz`).toBe(voice.labels.gender)
    })

    // Each voice says another one of the three; every pair of voice and sentence is measured when gains are.
    test('is as loud as it should be in a long sentence, whatever the seed', async () => {
      const sentences = everydaySentences(voice.labels.language).slice(0, 3)
      const piece = libraryPiece(voice, sentences[at % sentences.length] ?? voice.preview, 7 + 1000 * at)
      const { samples, sampleRateHz } = await speakAlone(engine, piece, ownRateHz(voice))
      const loudness = integratedLoudness(samples, sampleRateHz)
      expect(Math.abs(loudness - targetLoudness), `${loudness} LUFS`).toBeLessThanOrEqual(1.5)
    })
  },
)
