import { aPiece, recognizer, recognizerIsInstalled, speakHere, wordErrorRate } from '@vireo/engines/testing.ts'
import { expect, it } from 'vitest'
import { fliteBases } from './bases.ts'
import { loadSynthesizer } from './load-synthesizer.ts'

/** Loose on purpose: an old recogniser on a machine's voice. What it must notice is speech that became mush. */
const errorRateMax: Record<string, number> = { slt: 0.25, rms: 0.2, awb: 0.2, kal16: 0.25, kal: 0.4 }

it('is understood by a speech recogniser', { timeout: 600_000 }, async ({ skip }) => {
  if (!recognizerIsInstalled()) {
    process.stdout.write(`word error rate of flite: not measured, ${recognizer} is not installed\n`)
    skip()
  }
  const flite = await loadSynthesizer()
  for (const { name } of fliteBases) {
    const rate = await wordErrorRate(async (sentence) => {
      const { audio, sampleRateHz } = await speakHere(
        flite,
        aPiece(sentence, { recipe: { engine: 'flite', base: name } }),
      )
      return { samples: Float32Array.from(audio, (sample) => sample / 32_768), sampleRateHz }
    })
    process.stdout.write(`word error rate of ${name}: ${(rate * 100).toFixed(1)} %\n`)
    expect(rate).toBeLessThan(errorRateMax[name] ?? 0)
  }
})
