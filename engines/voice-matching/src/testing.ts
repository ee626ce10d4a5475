import { createResampler, joinSamples, type SampleSource } from '@vireo/audio'
import { createPieceSpeaker, type PieceSpeaker, type VoiceRecipe } from '@vireo/engines'
import { aPiece, sourceOf } from '@vireo/engines/testing.ts'
import { comparedRateHz } from './rehearsal.ts'

export const speechEngines = {
  flite: import.meta.resolve('@vireo/engine-flite'),
  espeak: import.meta.resolve('@vireo/engine-espeak'),
}

/** Speaks with the engines that are really installed. */
export const theSpeaker = (): PieceSpeaker => createPieceSpeaker(speechEngines)

/** Words that no rehearsal says: what was matched must hold for them as well. */
const unheard =
  'He put the book on the table and went to bed. We walked along the river until it was dark. Could you tell me where the nearest bank is?'

export async function spoken(speaker: PieceSpeaker, recipe: VoiceRecipe, text = unheard): Promise<Float32Array> {
  const { samples, sampleRateHz } = await speaker.speak(aPiece(text, { recipe, settings: { similarityBoost: 0.75 } }))
  const resampler = await createResampler(sampleRateHz, comparedRateHz)
  return joinSamples([resampler.process(samples), resampler.flush()])
}

export async function aRecordingOf(speaker: PieceSpeaker, recipe: VoiceRecipe): Promise<SampleSource> {
  return sourceOf(await spoken(speaker, recipe), comparedRateHz)
}
