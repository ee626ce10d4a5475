import { foldText } from './fold-text.ts'
import { sameInMeaning, withoutStopWords } from './search-vocabulary.ts'

/** What a search looks at in a voice: kept in the database for own voices, in memory for premade ones. */
export type SearchedText = {
  /** Everything said of the voice, folded. */
  readonly text: string
  /** Hashes of its words, and of each word with any one letter left out. */
  readonly keys: readonly number[]
}

/** How well a voice has to fit the words of a search. */
export type Fit = {
  /** Whether a word that a slip tells apart counts as well. */
  readonly bySlip: boolean
  /** How many of the words suffice; all are needed where it is absent. */
  readonly wordsMin?: number | undefined
}

/** What stands between words, inside the brackets of a regular expression. */
const separators = String.raw` \t\n\r!"#$&'()*+,\-./:;<=>?@\[\]\\^_{|}~«»„“”‚‘’–—…·¿¡、。`
const betweenWords = new RegExp(`[${separators}\\s]+`, 'u')
/** Words that stand anywhere: of scripts without spaces, and what is no word at all. */
const isUnspaced =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]|^[^\p{L}\p{N}]/u

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

/** Splits a search into the folded words that are looked for, each once; those that tell nothing are left out. */
export function searchWordsOf(search: string | null | undefined): readonly string[] {
  const folded = foldText(search ?? '')
  const words = folded.split(betweenWords).filter(Boolean)
  return [...new Set(withoutStopWords(words.length > 0 ? words : folded.split(/\s+/u).filter(Boolean)))]
}

/**
 * Returns the regular expression by which a folded word is found in a folded text, here and in the database alike.
 * A word begins one of the text. A word of known meaning is one of the text, or another of that meaning, since "male"
 * is not in "female" nor "man" in "Mandarin"; it may also begin the text, which is the name of the voice.
 * In scripts without spaces it is anywhere.
 */
export function patternOf(word: string): string {
  const same = sameInMeaning(word)
  if (same) return `(?:^${word}|(?:^|[${separators}])(?:${same.join('|')})(?:[${separators}]|$))`
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return isUnspaced.test(word) ? escaped : `(?:^|[${separators}])${escaped}`
}

/** Returns what a slip leaves of a word: keys, and the word where it may be inside another; nothing of a known one. */
export function leniencyOf(word: string): { readonly keys: readonly number[]; readonly part: string | undefined } {
  const isKnown = sameInMeaning(word) !== undefined
  return { keys: isKnown ? [] : slipKeysOf(word), part: isKnown || word.length < slipLettersMin ? undefined : word }
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

/** Prepares a search for being asked of many texts: whether as many of its words are in one as have to be. */
export function createFinder(words: readonly string[], fit: Fit): (searched: SearchedText) => boolean {
  const count = createCounter(words)
  const wordsMin = fit.wordsMin ?? words.length
  return (searched) => count(searched, fit.bySlip) >= wordsMin
}

/** Counts the words of a search that are in a text; with `bySlip` also those that a slip, or a longer word, tells apart. */
export type CountFound = (searched: SearchedText, bySlip: boolean) => number

/** Prepares the words of a search for being counted in many texts. */
export function createCounter(words: readonly string[]): CountFound {
  const prepared = words.map((word) => ({ pattern: new RegExp(patternOf(word)), ...leniencyOf(word) }))
  return ({ text, keys: known }, bySlip) =>
    prepared.filter(({ pattern, part, keys }) => {
      if (pattern.test(text)) return true
      return bySlip && ((part !== undefined && text.includes(part)) || keys.some((key) => known.includes(key)))
    }).length
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
