import type { Model, Traits } from '../scene.ts'

export const groups = [
  'weather',
  'water',
  'fire',
  'steps',
  'doors',
  'impacts',
  'matter',
  'vehicles',
  'machines',
  'signals',
  'bells',
  'interface',
  'fiction',
  'weapons',
  'people',
  'animals',
  'drones',
  'ambiences',
] as const
export type Group = (typeof groups)[number]

/** Words that mean a special kind of a family, or how it is wanted. English before the bar, German behind it. */
export type Kind = readonly [words: string, traits: Partial<Traits>]

/** Something that can be made. */
export type Family = {
  readonly id: string
  readonly group: Group
  /**
   * Words that mean it, English before the bar, German behind it. `_` joins the words of a phrase; `~` marks a word that
   * means it only where nothing else in the clause does.
   */
  readonly words: string
  readonly kinds?: readonly Kind[]
  /** How it lies in time: without an end, as a row of events, or once. */
  readonly shape: 'texture' | 'series' | 'single'
  /** How long it lasts by itself. */
  readonly seconds: number
  /** How much quieter than others it lies in a mixture, in dB. */
  readonly level?: number
  readonly traits?: Partial<Traits>
  /** Whether it has the pitch that is named. */
  readonly isPitched?: boolean
  readonly model: Model
  readonly examples: readonly [english: string, german: string]
}
