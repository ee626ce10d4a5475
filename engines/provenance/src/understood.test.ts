import { loadSynthesizer } from '@vireo/engine-flite'
import {
  aPiece,
  everydaySentences,
  recognizer,
  recognizerIsInstalled,
  speakHere,
  wordErrorRate,
} from '@vireo/engines/testing.ts'
import { expect, it } from 'vitest'
import { marked } from './attacks.testing.ts'
import { createPatterns } from './patterns.ts'

const sentences = everydaySentences.slice(0, 4)

it('a recogniser hears no other words where there is a mark', async () => {
  if (!recognizerIsInstalled()) {
    process.stdout.write(`words with a mark that are understood: not measured, ${recognizer} is not installed\n`)
    return
  }
  const synthesizer = await loadSynthesizer()
  const { plain } = createPatterns(Buffer.from('a secret for words'))
  const spoken = async (sentence: string) => {
    const { audio, sampleRateHz } = await speakHere(synthesizer, aPiece(sentence, { recipe: { base: 'slt' } }))
    return { samples: Float32Array.from(audio, (sample) => sample / 32_768), sampleRateHz }
  }
  const without = await wordErrorRate(spoken, sentences)
  const withMark = await wordErrorRate(async (sentence) => {
    const { samples, sampleRateHz } = await spoken(sentence)
    return { samples: marked(samples, plain, sampleRateHz), sampleRateHz }
  }, sentences)
  process.stdout.write(`words wrong: ${(100 * without).toFixed(1)} %, with a mark ${(100 * withMark).toFixed(1)} %\n`)
  expect(withMark).toBeLessThanOrEqual(without)
}, 180_000)
