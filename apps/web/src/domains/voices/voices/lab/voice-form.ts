import { type Voice, VoiceDescription, VoiceName, voiceTextLimits } from '@vireo/contracts/voices'
import { z } from 'zod'

import { saidLabels } from '../voice-labels.ts'

/** What the form of a voice asks for; an empty string is not said. */
export const VoiceForm = z.object({
  name: VoiceName,
  description: VoiceDescription,
  gender: z.string(),
  age: z.string(),
  use_case: z.string(),
  accent: z.string().trim().max(voiceTextLimits.labelMax),
})
export type VoiceFormValues = z.input<typeof VoiceForm>

const labelNames = ['gender', 'age', 'use_case', 'accent'] as const

/** Fills the form of a voice from its name, description and labels. */
export function formOf({ name, description, labels }: Pick<Voice, 'name' | 'description' | 'labels'>): VoiceFormValues {
  const of = (label: (typeof labelNames)[number]) => labels[label] ?? ''
  return {
    name,
    description: description ?? '',
    gender: of('gender'),
    age: of('age'),
    use_case: of('use_case'),
    accent: of('accent'),
  }
}

/** Answers the labels as the form leaves them: those it does not ask for stay as they were. */
export function labelsAfter(before: Voice['labels'], values: VoiceFormValues): Voice['labels'] {
  const kept = Object.entries(before).filter(([name]) => !labelNames.some((asked) => asked === name))
  const { gender, age, use_case, accent } = values
  return { ...Object.fromEntries(kept), ...saidLabels({ gender, age, use_case, accent }) }
}
