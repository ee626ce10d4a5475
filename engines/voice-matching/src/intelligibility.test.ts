import { aPiece, everydaySentences, recognizer, recognizerIsInstalled, wordErrorRate } from '@vireo/engines/testing.ts'
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
    wordErrorRate(
      (sentence) => speaker.speak(aPiece(sentence, { recipe, settings: { similarityBoost: 0.75 } })),
      everydaySentences.slice(0, 4),
    )
  // The deepest of them, whose match bends the most.
  const target = 'rms'
  const samples = [await aRecordingOf(speaker, { engine: 'flite', base: target, gainDb: 0 })]
  const cloner = createVoiceCloner((base) => base === target)
  const wishes = { samples, language: 'en', effort: 'instant', seed: 1 } as const
  const { recipe } = await cloner.clone(wishes, { speaker, onBeat: () => undefined })
  const bare = await rateOf({ engine: 'flite', base: recipe.base, gainDb: 0 })
  const matched = await rateOf(recipe)
  expect(matched - bare).toBeLessThanOrEqual(lossMax)
})
