import { createResampler, integratedLoudness, joinSamples } from '@vireo/audio'
import { type PieceSpeaker, sourceOf, type VoiceRecipe } from '@vireo/engines'
import { textsFor } from './texts.ts'
import { listenTo, type VoiceProfile } from './voice-profile.ts'

/** The rate at which voices are compared. */
export const comparedRateHz = 24_000

/** How a recipe sounds, and what it takes to bring it to the level of the product. */
export type Rehearsal = { readonly profile: VoiceProfile; readonly gainDb: number; readonly sampleRateHz: number }

export type Stage = {
  readonly speaker: PieceSpeaker
  /** Primary language. */
  readonly language: string
  readonly seed: number
  onBeat(): void
}

/** Some bases are hoarse; that they speak is known. */
const leastVoicedFrames = 20

const targetLufs = -16
const settings = { speed: 1, stability: 1, similarityBoost: 0.75, style: 0, useSpeakerBoost: false } as const

/** Lets a recipe speak `texts` texts and listens. */
export async function rehearse(recipe: VoiceRecipe, texts: number, stage: Stage): Promise<Rehearsal> {
  const { speaker, language, seed, onBeat } = stage
  const spoken: Float32Array[] = []
  let sampleRateHz = comparedRateHz
  for (const text of textsFor(language, texts)) {
    const piece = { text, recipe, language, settings, seed, pauseAfterMs: 0 }
    const speech = await speaker.speak(piece, onBeat)
    sampleRateHz = speech.sampleRateHz
    spoken.push(speech.samples)
  }
  const whole = joinSamples(spoken)
  const resampler = await createResampler(sampleRateHz, comparedRateHz)
  const source = sourceOf(joinSamples([resampler.process(whole), resampler.flush()]), comparedRateHz)
  const missingDb = targetLufs - integratedLoudness(whole, sampleRateHz)
  return {
    profile: listenTo([source], Infinity, onBeat, leastVoicedFrames),
    gainDb: Math.round(missingDb * 10) / 10,
    sampleRateHz,
  }
}
