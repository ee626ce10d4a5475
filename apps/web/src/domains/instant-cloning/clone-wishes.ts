import { z } from 'zod'

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

const Label = z.string().trim().min(1)

/** The labels that were said. */
export function labelsOf({ language, accent, gender, age }: CloneWishes): Record<string, string> {
  const said = { language, accent, gender, age }
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => {
      const label = Label.safeParse(value)
      return label.success ? [[name, label.data]] : []
    }),
  )
}
