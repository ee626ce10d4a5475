import { foldText } from './fold-text.ts'

/** What a search looks at in a voice: kept in the database for own voices, in memory for premade ones. */
export type SearchedText = {
  /** Everything said of the voice, folded. */
  readonly text: string
  /** Hashes of its words, and of each word with any one letter left out. */
  readonly keys: readonly number[]
}

/** The shortest word in which a slip is looked for; shorter ones resemble too many others. */
const slipLettersMin = 4
const slipLettersMax = 24
/** How many words of a description count; more are not needed. */
const keyedWordsMax = 150

/** Folds what is said of a voice and takes its words apart. */
export function searchedTextOf(said: readonly (string | null | undefined)[]): SearchedText {
  const text = foldText(said.filter(Boolean).join(' '))
  const words = [...new Set(wordsIn(text))].slice(0, keyedWordsMax)
  return { text, keys: [...new Set(words.flatMap(slipKeysOf))] }
}

/** Splits a search into folded words. */
export function searchWordsOf(search: string | null | undefined): readonly string[] {
  return foldText(search ?? '')
    .split(/\s+/u)
    .filter(Boolean)
}

/**
 * Returns keys that two words share if they differ by one slip: a letter too many, missing, wrong, or two swapped.
 * Taking one letter away from either, or from both, makes them equal.
 */
export function slipKeysOf(word: string): number[] {
  const letters = [...word]
  if (letters.length < slipLettersMin || letters.length > slipLettersMax) return [hashOf(word)]
  return [word, ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''))].map(hashOf)
}

/** Tells whether every word is somewhere in the text; with `bySlip`, whether it or a word like it is. */
export function isFound(searched: SearchedText, words: readonly string[], bySlip: boolean): boolean {
  return words.every(
    (word) => searched.text.includes(word) || (bySlip && slipKeysOf(word).some((key) => searched.keys.includes(key))),
  )
}

function wordsIn(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Hashes a word by FNV-1a over UTF-16 code units, as a signed 32-bit number, which is what the database keeps. */
function hashOf(word: string): number {
  let hash = 0x811c_9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x0100_0193)
  return hash | 0
}
