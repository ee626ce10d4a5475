import type { LoadSoundEffectMaker, UnderstoodPrompt } from '@vireo/engines'
import { rateHz } from './dsp/sound.ts'
import { readPrompt } from './prompt/read-prompt.ts'
import { suggestFor } from './prompt/suggest.ts'
import { fittingSeconds, render } from './render.ts'
import { finished } from './stage/finished.ts'

function understand(text: string): UnderstoodPrompt {
  const plan = readPrompt(text)
  const made = plan.steps.flatMap(({ layers }) => layers.map(({ family }) => family.id))
  const isWhole = made.length > 0 && plan.unknown.length === 0
  return {
    made,
    unknown: plan.unknown,
    nearest: isWhole ? [] : suggestFor(text, plan.unknown),
    seconds: fittingSeconds(plan),
  }
}

/** There is no model to load: everything is computed. */
export const loadSoundEffectMaker: LoadSoundEffectMaker = async () => ({
  sampleRateHz: rateHz,
  understand,
  make({ text, seconds, loops, influence, seed, lufs }, onBeat) {
    const plan = readPrompt(text)
    if (plan.steps.length === 0) return undefined
    return render(plan, { seconds, loops, influence, seed, lufs, onBeat })
  },
  finish: finished,
})
