import { accentNames, unavailableAccents } from './accent-names.ts'
import { englishWords } from './english-words.ts'
import { germanWords } from './german-words.ts'
import { type Entry, formsOf, type Meaning } from './meaning.ts'
import { silentEnglish, silentGerman } from './small-words.ts'

/** What an expression says; a voice that cannot be had is `unavailable`. */
export type Said = { readonly says: readonly Meaning[]; readonly unavailable?: true }

/** A language in which descriptions are understood. */
export type Lexicon = {
  /** By the expression, its words divided by blanks. */
  readonly expressions: ReadonlyMap<string, Said>
  readonly silent: ReadonlySet<string>
}

/** The longest expression, in words. */
export const expressionWordsMax = 4

const accents = accentEntries()
const english: Lexicon = { expressions: expressionsOf([...accents, ...englishWords]), silent: silentEnglish }
const german: Lexicon = { expressions: expressionsOf([...accents, ...germanWords]), silent: silentGerman }

/**
 * Returns the lexicons, first the one that knows more of these words; some words are in both and mean different things.
 */
export function lexiconsFor(words: readonly string[]): readonly [Lexicon, Lexicon] {
  const known = ({ expressions, silent }: Lexicon) =>
    words.filter((word) => silent.has(word) || expressions.has(word)).length
  return known(german) > known(english) ? [german, english] : [english, german]
}

function expressionsOf(entries: readonly Entry[]): ReadonlyMap<string, Said> {
  const expressions = new Map<string, Said>()
  for (const entry of entries) {
    for (const form of formsOf(entry)) {
      const said = [...(expressions.get(form)?.says ?? []), ...entry.says]
      expressions.set(form, { says: said })
    }
  }
  for (const form of unavailableAccents.split('|')) expressions.set(form, { says: [], unavailable: true })
  return expressions
}

function accentEntries(): Entry[] {
  return Object.entries(accentNames).flatMap(([accent, names]) => {
    const says = [{ field: 'accent', value: accent }] as const
    const [stems, plain] = [names.split('|').filter(isStem), names.split('|').filter((name) => !isStem(name))]
    return [
      { phrases: plain.join('|'), says },
      ...stems.map((stem) => ({ phrases: stem.slice(0, -1), kind: 'german adjective' as const, says })),
    ]
  })
}

function isStem(name: string): boolean {
  return name.endsWith('*')
}
