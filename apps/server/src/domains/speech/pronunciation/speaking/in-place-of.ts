import type { RuleMatch } from '../rules/compile-rules.ts'

const possessive = /['’]s(?![\p{L}\p{N}])/uy

/** What sounds are said in place of, and the word that carries them. */
export type InPlace = { readonly end: number; readonly ipa: string; readonly word: string }

/**
 * Returns what the sounds of a rule are said in place of, at most up to a limit: its words, and the ending of a
 * possessive along with them, which would else be spelled.
 */
export function inPlaceOf(text: string, { start, end }: RuleMatch, ipa: string, limit: number): InPlace {
  const word = carrierOf(text.slice(start, end))
  possessive.lastIndex = end
  const found = possessive.exec(text)
  if (!found || end + found[0].length > limit) return { end, ipa, word }
  const ending = /[szʃʒ]$/u.test(ipa) ? 'ɪz' : /[ptkfθ]$/u.test(ipa) ? 's' : 'z'
  return { end: end + found[0].length, ipa: ipa + ending, word }
}

/** Returns the one word that carries sounds said in place of some words, so that nothing cuts or rewrites them. */
export function carrierOf(words: string): string {
  return words.replaceAll(/[^\p{L}\p{M}]/gu, '') || 'x'
}
