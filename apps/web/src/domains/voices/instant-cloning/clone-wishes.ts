import { saidLabels } from '#voices/label-words/index.ts'

/** What is asked of a clone besides its recordings. */
export type CloneWishes = {
  readonly name: string
  readonly description: string
  readonly language: string
  readonly accent: string
  readonly gender: string
  readonly age: string
  readonly removesNoise: boolean
  readonly agrees: boolean
}

export const noWishes: CloneWishes = {
  name: '',
  description: '',
  language: 'en',
  accent: '',
  gender: '',
  age: '',
  removesNoise: false,
  agrees: false,
}

/** Collects the labels that were said. */
export function labelsOf({ language, accent, gender, age }: CloneWishes): Record<string, string> {
  return saidLabels({ language, accent, gender, age })
}
