import { type Model } from '@vireo/contracts/speech'
import { type Voice, VoiceSettings } from '@vireo/contracts/voices'
import { z } from 'zod'

import { obeysSetting } from '#voices'

/** Every control with a value; what is sent depends on the model. */
export const Controls = z.object({
  stability: z.number(),
  similarity_boost: z.number(),
  style: z.number(),
  speed: z.number(),
  use_speaker_boost: z.boolean(),
})
export type Controls = Readonly<z.infer<typeof Controls>>

/** The speeds of this screen's slider; the API takes more. */
export const speedBounds = { min: 0.5, max: 2, step: 0.05 } as const

/** Answers how a voice speaks when nobody asks for anything else. */
export function controlsOf(voice: Voice | undefined): Controls {
  return controlsFrom(VoiceSettings.parse(voice?.settings ?? {}))
}

/** Fills the settings that the server tells, so that each has a value. */
export function controlsFrom(own: VoiceSettings): Controls {
  return {
    stability: own.stability ?? 0.5,
    similarity_boost: own.similarity_boost ?? 0.75,
    style: own.style ?? 0,
    speed: own.speed ?? 1,
    use_speaker_boost: own.use_speaker_boost ?? true,
  }
}

/** Picks the controls that a model accepts and a voice obeys; the others are neither shown nor sent. */
export function acceptedControls(
  controls: Controls,
  model: Model | undefined,
  voice: Pick<Voice, 'engine'> | undefined,
): Partial<Controls> {
  const { style, stability, use_speaker_boost, ...always } = controls
  return {
    ...always,
    ...(obeysSetting(voice, 'stability') && { stability }),
    ...(model?.can_use_style && obeysSetting(voice, 'style') && { style }),
    ...(model?.can_use_speaker_boost && { use_speaker_boost }),
  }
}
