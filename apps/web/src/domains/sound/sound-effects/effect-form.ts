import { soundEffectCredits, soundEffectLimits } from '@vireo/contracts/sound-effects'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

const { secondsMin, secondsMax, influenceUsual, seedMax, textMax } = soundEffectLimits
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
  /** As it is typed; empty where each variant has one of its own. */
  seed: z.string().max(10).catch(''),
})
export type EffectForm = z.infer<typeof EffectForm>

const empty: EffectForm = {
  text: '',
  seconds: null,
  loops: false,
  influence: influenceUsual,
  variants: variantsMax,
  seed: '',
}

/** Reads what was being written when the screen was left. */
export function readDraft(): EffectForm {
  return readStored(storageKey, EffectForm) ?? empty
}

/** Keeps what is being written, until sign-out. */
export function writeDraft(form: EffectForm): void {
  writeStored(storageKey, form)
}

/** Computes what all variants cost. */
export function costOf(form: EffectForm): number {
  return soundEffectCredits(form.seconds) * variantsOf(form)
}

/** Reads the seed; undefined where none is given, NaN where it is none. */
export function seedOf({ seed }: Pick<EffectForm, 'seed'>): number | undefined {
  const text = seed.trim()
  if (text === '') return undefined
  const number = /^\d{1,10}$/u.test(text) ? Number(text) : Number.NaN
  return number <= seedMax ? number : Number.NaN
}

/** Answers how many sounds are made: with a seed all would be the same. */
export function variantsOf(form: Pick<EffectForm, 'seed' | 'variants'>): number {
  return seedOf(form) === undefined ? form.variants : 1
}

/** What the history hands over of a sound that is to be made again. */
const Handover = z.object({
  text: z.string(),
  recording: z.object({ seed: z.unknown(), controls: z.record(z.string(), z.unknown()) }),
})

/** What the library hands over of a sound that somebody starts from. */
const Prompted = z.object({ prompt: z.string().min(1) })

/** Reads the form of a sound that somebody wants again; undefined where nothing was handed over. */
export function handedOver(state: unknown): EffectForm | undefined {
  const prompt = Prompted.safeParse(state)
  if (prompt.success) return { ...empty, text: prompt.data.prompt.slice(0, textMax) }
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
