import { Keyterm, keytermLimits } from '@vireo/contracts/transcription'

export type WrittenKeyterms = { readonly terms: string[]; readonly tooLong: string[] }

/** Reads words that are to be listened for, one a line or between commas, each once; what is no key term stands apart. */
export function readKeyterms(text: string): WrittenKeyterms {
  const written = text.split(/[\n,;]/u).map((term) => term.replaceAll(/\s+/gu, ' ').trim())
  const all = [...new Set(written.filter((term) => term !== ''))]
  const isTerm = (term: string) => Keyterm.safeParse(term).success
  return { terms: all.filter(isTerm), tooLong: all.filter((term) => !isTerm(term)) }
}

/** Reads the words to listen for in one recording: as many as there may be. */
export function keytermsIn(text: string): string[] {
  return readKeyterms(text).terms.slice(0, keytermLimits.countMax)
}
