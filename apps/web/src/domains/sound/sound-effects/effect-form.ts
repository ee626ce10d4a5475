import { soundEffectCredits, soundEffectLimits } from '@vireo/contracts/sound-effects'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

const { secondsMin, secondsMax, influenceUsual } = soundEffectLimits
const storageKey = 'vireo.sound-effect-draft'

/** How many variants are made of one prompt; each is a request, and costs. */
export const variantsMax = 4

const EffectForm = z.object({
  text: z.string(),
  /** Null is a length that fits. */
  seconds: z.number().min(secondsMin).max(secondsMax).nullable(),
  loops: z.boolean(),
  influence: z.number().min(0).max(1),
  variants: z.number().int().min(1).max(variantsMax),
})
export type EffectForm = z.infer<typeof EffectForm>

const empty: EffectForm = { text: '', seconds: null, loops: false, influence: influenceUsual, variants: variantsMax }

/** Reads what was being written when the screen was left. */
export function readDraft(): EffectForm {
  return readStored(storageKey, EffectForm) ?? empty
}

/** Keeps what is being written, until sign-out. */
export function writeDraft(form: EffectForm): void {
  writeStored(storageKey, form)
}

/** Computes what all variants cost. */
export function costOf({ seconds, variants }: EffectForm): number {
  return soundEffectCredits(seconds) * variants
}

/** What the history hands over of a sound that is to be made again. */
const Handover = z.object({
  text: z.string(),
  recording: z.object({ seed: z.unknown(), controls: z.record(z.string(), z.unknown()) }),
})

/** Reads the form of a sound that somebody wants again; undefined where nothing was handed over. */
export function handedOver(state: unknown): EffectForm | undefined {
  const read = Handover.safeParse(state)
  if (!read.success) return undefined
  const {
    duration_seconds: seconds,
    loop: loops,
    prompt_influence: influence,
  } = settingsOf(read.data.recording.controls)
  return { ...empty, text: read.data.text, seconds, loops, influence }
}

const Settings = z.object({
  duration_seconds: EffectForm.shape.seconds.catch(null),
  loop: z.boolean().catch(false),
  prompt_influence: EffectForm.shape.influence.catch(influenceUsual),
  seed: z.number().int().optional().catch(undefined),
})

/** Reads what a sound was made with. */
export function settingsOf(settings: Readonly<Record<string, unknown>> | null): z.infer<typeof Settings> {
  return Settings.parse(settings ?? {})
}
