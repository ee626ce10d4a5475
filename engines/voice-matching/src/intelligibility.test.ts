import { aPiece, recognizer, recognizerIsInstalled, wordErrorRate } from '@vireo/engines/testing.ts'
import type { VoiceRecipe } from '@vireo/engines'
import { expect, it } from 'vitest'
import { createVoiceCloner } from './load-cloner.ts'
import { aRecordingOf, theSpeaker } from './testing.ts'

/** Words that matching may cost, of a hundred. */
const lossMax = 0.1

it('keeps speech intelligible for a recogniser', { timeout: 600_000 }, async ({ skip }) => {
  if (!recognizerIsInstalled()) {
    process.stdout.write(`word error rate of matched voices: not measured, ${recognizer} is not installed\n`)
    skip()
  }
  const speaker = theSpeaker()
  const rateOf = (recipe: VoiceRecipe) =>
    wordErrorRate((sentence) => speaker.speak(aPiece(sentence, { recipe, settings: { similarityBoost: 0.75 } })))
  for (const target of ['slt', 'rms', 'awb', 'kal16']) {
    const samples = [await aRecordingOf(speaker, { engine: 'flite', base: target, gainDb: 0 })]
    for (const effort of ['instant', 'professional'] as const) {
      const cloner = createVoiceCloner((base) => base === target)
      const wishes = { samples, language: 'en', effort, seed: 1 }
      const { recipe } = await cloner.clone(wishes, { speaker, onBeat: () => undefined })
      const bare = await rateOf({ engine: 'flite', base: recipe.base, gainDb: 0 })
      const matched = await rateOf(recipe)
      process.stdout.write(
        `word error rate, ${target} matched by ${recipe.base} (${effort}): ${(bare * 100).toFixed(1)} % before, ${(matched * 100).toFixed(1)} % after\n`,
      )
      expect(matched - bare).toBeLessThanOrEqual(lossMax)
    }
  }
})
