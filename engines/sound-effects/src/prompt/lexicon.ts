import type { Traits } from '../scene.ts'
import { families, type Family } from '../vocabulary/index.ts'
import type { Kind } from '../vocabulary/family.ts'
import { fillers, modifiers } from '../vocabulary/modifiers.ts'
import { formsOf } from './split-words.ts'

/** What a word or phrase means. */
export type Meaning = { readonly family?: Family; readonly isWeak?: boolean; readonly traits: Partial<Traits> }

/** Phrases by the words that they consist of, joined by blanks. */
const phrases = new Map<string, Meaning>()
let longest = 1

function learn(words: string, meaning: Meaning): void {
  for (const written of words.split(/[|\s]+/)) {
    if (written === '') continue
    const isWeak = written.startsWith('~')
    const key = (isWeak ? written.slice(1) : written).replaceAll('_', ' ')
    const known = phrases.get(key)
    // A word may name a family and say something of it; what is named first is meant.
    const family = known?.family ?? meaning.family
    const weak = known?.family ? known.isWeak : isWeak
    phrases.set(key, {
      traits: { ...known?.traits, ...meaning.traits },
      ...(family && { family, isWeak: weak ?? false }),
    })
    longest = Math.max(longest, key.split(' ').length)
  }
}

function learnKinds(kinds: readonly Kind[], family?: Family): void {
  for (const [words, traits] of kinds) learn(words, { traits, ...(family && { family }) })
}

for (const family of families) {
  learnKinds(family.kinds ?? [], family)
  learn(family.words, { family, traits: {} })
}
learnKinds(modifiers)

/** How many words the longest phrase has. */
export const longestPhrase = longest

/** Finds what words mean together. The last one may be bent. */
export function meaningOf(keys: readonly string[]): Meaning | undefined {
  const exact = phrases.get(keys.join(' '))
  if (exact) return exact
  const before = keys.slice(0, -1)
  for (const form of formsOf(keys.at(-1) ?? '')) {
    const meaning = phrases.get([...before, form].join(' '))
    if (meaning) return meaning
  }
  return undefined
}

/** Tells whether a word wants nothing of its own: it is no word of the vocabulary, whatever it could be bent from. */
export function isFiller(key: string): boolean {
  return fillers.has(key) && !phrases.has(key)
}

/** Takes a German compound apart into two words that are known, such as "Holztür". */
export function compoundOf(key: string): readonly [string, string] | undefined {
  if (key.length < 7) return undefined
  for (let cut = key.length - 3; cut >= 3; cut--) {
    const tail = key.slice(cut)
    if (!meaningOf([tail])) continue
    for (const link of ['', 's', 'es', 'n', 'en', 'er']) {
      const head = key.slice(0, cut)
      if (!head.endsWith(link)) continue
      const root = head.slice(0, head.length - link.length)
      const known = [root, `${root}e`].find((word) => phrases.has(word) || fillers.has(word))
      if (known !== undefined && root.length >= 3) return [known, tail]
    }
  }
  return undefined
}

/** Lists every word and phrase that is understood. */
export function knownWords(): readonly string[] {
  return [...phrases.keys()]
}

/** Answers the family that a word of the vocabulary names. */
export function familyOfWord(word: string): Family | undefined {
  return phrases.get(word)?.family
}
