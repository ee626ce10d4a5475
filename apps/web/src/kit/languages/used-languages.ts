import { z } from 'zod'

import { languageName } from '../format/index.ts'
import { currentLanguage, currentLocale } from '../language/index.ts'
import { readStored, writeStored } from '../storage.ts'

const storageKey = 'vireo.used-languages'
const Used = z.array(z.string())
/** Somebody who works in more languages finds the others by their names. */
const usedMax = 4

/** Notes that somebody works in a language: from now on it stands among the first wherever languages are offered. */
export function noteLanguage(code: string): void {
  writeStored(storageKey, [code, ...used().filter((other) => other !== code)].slice(0, usedMax))
}

/**
 * Puts languages into the order in which they are offered, each once: those that somebody worked in last, that of the
 * interface, then all others by their names.
 */
export function usedFirst(codes: Iterable<string>): string[] {
  const offered = new Set(codes)
  const first = new Set([...used(), currentLanguage()].filter((code) => offered.has(code)))
  const order = new Intl.Collator(currentLocale())
  const others = [...offered].filter((code) => !first.has(code))
  return [...first, ...others.toSorted((one, other) => order.compare(languageName(one), languageName(other)))]
}

/** Lists languages to choose from by the names that they are shown by. */
export function languageOptions(codes: Iterable<string>): { readonly value: string; readonly label: string }[] {
  return usedFirst(codes).map((code) => ({ value: code, label: languageName(code) }))
}

function used(): readonly string[] {
  return readStored(storageKey, Used) ?? []
}
