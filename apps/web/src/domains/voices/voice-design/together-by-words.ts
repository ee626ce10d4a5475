import type { UnderstoodWords } from '@vireo/contracts/voice-design'

/** Wishes that the same words became; one that is a measure stands alone, since it is drawn. */
export type Together = readonly [UnderstoodWords, ...UnderstoodWords[]]

/**
 * Puts beside each other what belongs together: words that became the same thing, "old man, he → Male", and things that
 * the same words became, "old man → Male, Old".
 */
export function togetherByWords(entries: readonly UnderstoodWords[]): Together[] {
  const byWords = new Map<string, Together>()
  for (const entry of byResult(entries)) {
    const isAlone = typeof entry.value === 'number' || entry.words === ''
    const key = isAlone ? `${entry.field} ${String(entry.value)}` : `: ${entry.words.toLocaleLowerCase()}`
    const earlier = byWords.get(key)
    byWords.set(key, earlier ? [...earlier, entry] : [entry])
  }
  return [...byWords.values()]
}

function byResult(entries: readonly UnderstoodWords[]): UnderstoodWords[] {
  const results = new Map<string, UnderstoodWords>()
  for (const entry of entries) {
    const key = `${entry.field} ${String(entry.value)}`
    const same = results.get(key)
    const words = same && same.words !== '' && entry.words !== '' ? `${same.words}, ${entry.words}` : entry.words
    results.set(key, { ...entry, words })
  }
  return [...results.values()]
}
