import type { designAges, designGenders, VoiceTone } from '@vireo/contracts/voice-design'

/** What one expression says about a voice. Numbers are what it says without "very" or "a little". */
export type Meaning =
  | { readonly field: 'gender'; readonly value: (typeof designGenders)[number] }
  | { readonly field: 'age'; readonly value: (typeof designAges)[number] }
  | { readonly field: 'pitch' | 'pace' | 'effort'; readonly value: number }
  | { readonly field: 'tone'; readonly tone: VoiceTone; readonly value: number }
  | { readonly field: 'language' | 'accent'; readonly value: string }

/** Expressions that say the same; `kind` says how their words are inflected. */
export type Entry = {
  /** Divided by `|`; lower case without diacritics, words divided by blanks. */
  readonly phrases: string
  /** A German adjective takes its endings as well, an English one its comparison. */
  readonly kind?: 'german adjective' | 'english adjective'
  readonly says: readonly Meaning[]
}

const germanEndings = ['', 'e', 'er', 'es', 'en', 'em', 'ere', 'erer', 'eres', 'eren', 'erem']

/** Lists every form in which an entry's expressions are found. */
export function formsOf({ phrases, kind }: Entry): string[] {
  const written = phrases.split('|')
  if (kind === 'german adjective') return written.flatMap((stem) => germanEndings.map((ending) => stem + ending))
  if (kind === 'english adjective') return written.flatMap(comparisonsOf)
  return written
}

function comparisonsOf(word: string): string[] {
  if (word.includes(' ')) return [word]
  const stem = word.endsWith('e') ? word.slice(0, -1) : word.endsWith('y') ? `${word.slice(0, -1)}i` : word
  // "big" doubles its last letter, "deep" does not.
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(word) ? word + (word.at(-1) ?? '') : undefined
  const stems = doubled === undefined ? [stem] : [stem, doubled]
  return [word, ...stems.flatMap((base) => [`${base}er`, `${base}est`])]
}

/** A shorter way of writing meanings down. */
export const say = {
  gender: (value: (typeof designGenders)[number]): Meaning => ({ field: 'gender', value }),
  age: (value: (typeof designAges)[number]): Meaning => ({ field: 'age', value }),
  pitch: (value: number): Meaning => ({ field: 'pitch', value }),
  pace: (value: number): Meaning => ({ field: 'pace', value }),
  effort: (value: number): Meaning => ({ field: 'effort', value }),
  tone: (tone: VoiceTone, value = 0.6): Meaning => ({ field: 'tone', tone, value }),
}
