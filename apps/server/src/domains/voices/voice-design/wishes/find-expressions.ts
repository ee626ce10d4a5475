import { expressionWordsMax, type Lexicon, lexiconsFor, type Said } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { intensities, negations, turns } from './small-words.ts'
import { type Word, wordsOf } from './words-of.ts'

/** An expression in a description: what it says, how strongly, and whether the opposite is meant. */
export type Expression = {
  /** The words as they were written, with those that strengthen or negate them. */
  readonly words: string
  readonly said: Said
  readonly intensity: number
  readonly isNegated: boolean
}

export type FoundExpressions = {
  readonly expressions: readonly Expression[]
  /** Words that mean something, but nothing that is known; each once. */
  readonly unknown: readonly string[]
}

const unknownMax = 20
/** How many words may stand between a negation and what it negates. */
const reach = 3

/** Finds what is understood of a description, from its beginning to its end. */
export function findExpressions(description: string): FoundExpressions {
  const words = wordsOf(description)
  const lexicons = lexiconsFor(words.map(({ folded }) => folded))
  const expressions: Expression[] = []
  const unknown = new Map<string, string>()
  for (let at = 0; at < words.length;) {
    const found = ageAt(words, at) ?? longestAt(words, at, lexicons)
    if (!found) {
      const word = words[at]
      if (word && isUnknown(word.folded, lexicons)) {
        const written = description.slice(word.start, word.end)
        if (!unknown.has(word.folded)) unknown.set(word.folded, written)
      }
      at++
      continue
    }
    const before = lookBack(words, at)
    const last = words[at + found.length - 1]
    expressions.push({
      words: description.slice(words[before.from]?.start, last?.end),
      said: found.said,
      intensity: before.intensity,
      isNegated: before.isNegated,
    })
    at += found.length
  }
  return { expressions, unknown: [...unknown.values()].slice(0, unknownMax) }
}

type Match = { readonly length: number; readonly said: Said }

function longestAt(words: readonly Word[], at: number, lexicons: readonly Lexicon[]): Match | undefined {
  for (const { expressions, silent } of lexicons) {
    for (let length = Math.min(expressionWordsMax, words.length - at); length >= 1; length--) {
      const taken = words.slice(at, at + length)
      if (taken[0]?.clause !== taken.at(-1)?.clause) continue
      const said = expressions.get(taken.map(({ folded }) => folded).join(' '))
      if (said) return { length, said }
    }
    // What says nothing in the description's own language is not looked up in the other one.
    if (silent.has(words[at]?.folded ?? '')) return undefined
  }
  return undefined
}

/** Finds an age at a word: "60 years old", "in her 70s", "30 Jahre alt", "80-jährig", "mid thirties". */
function ageAt(words: readonly Word[], at: number): Match | undefined {
  const digits = /^(?<years>\d{1,3})(?<rest>s|er|jahrige?[rsmn]?)?$/.exec(words[at]?.folded ?? '')?.groups
  const decade = decades.get(words[at]?.folded ?? '')
  const years = decade ?? (digits ? Number(digits['years']) : undefined)
  if (years === undefined || years > 120) return undefined
  const following = words.slice(at + 1, at + 3).map(({ folded }) => folded)
  const unit = /^(?:years?|yrs?|yo|jahre?|jahrige?[rsmn]?)$/.test(following[0] ?? '')
  if (decade === undefined && digits?.['rest'] === undefined && !unit) return undefined
  const hasOld = unit && /^(?:olds?|alt|alte[rsmn]?|of)$/.test(following[1] ?? '')
  return { length: 1 + (unit ? 1 : 0) + (hasOld ? 1 : 0), said: { says: [ageOf(years)] } }
}

const decades: ReadonlyMap<string, number> = new Map([
  ['twenties', 25],
  ['thirties', 35],
  ['forties', 45],
  ['fifties', 55],
  ['sixties', 65],
  ['seventies', 75],
  ['eighties', 85],
  ['nineties', 95],
])

function ageOf(years: number): Meaning {
  const value = years <= 12 ? 'child' : years < 32 ? 'young' : years < 58 ? 'middle_aged' : 'old'
  return { field: 'age', value }
}

type Before = { readonly from: number; readonly intensity: number; readonly isNegated: boolean }

/** Reads what stands right before an expression and changes it: "not a very" in "not a very deep". */
function lookBack(words: readonly Word[], at: number): Before {
  let intensity = 1
  let isNegated = false
  let from = at
  const clause = words[at]?.clause
  for (let back = at - 1; back >= 0 && back >= at - reach - 1; back--) {
    const word = words[back]
    if (!word || word.clause !== clause || turns.has(word.folded)) break
    const factor = intensities.get(word.folded)
    const negates = negations.has(word.folded)
    if (factor === undefined && !negates && !between.has(word.folded)) break
    // "not only deep" is deep.
    if (negates && words[back + 1]?.folded === 'only') break
    if (factor !== undefined) intensity *= factor
    if (negates) isNegated = !isNegated
    if (factor !== undefined || negates) from = back
  }
  return { from, intensity, isNegated }
}

const between: ReadonlySet<string> = new Set(
  'a an the any at all of be sound ein eine einen einer of den the'.split(' '),
)

function isUnknown(folded: string, lexicons: readonly Lexicon[]): boolean {
  if (intensities.has(folded) || negations.has(folded) || turns.has(folded)) return false
  return !lexicons.some(({ silent }) => silent.has(folded))
}
