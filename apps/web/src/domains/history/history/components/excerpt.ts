import type { HistoryItem } from '@vireo/contracts/history'

import { historyWords } from '../words.ts'

/** Short enough to stand inside a sentence. */
const sentenceMax = 60

/** The beginning of what was said, at most `lengthMax` characters of it. */
export function excerptOf(item: HistoryItem, lengthMax = sentenceMax): string {
  const text = item.text?.trim().replaceAll(/\s+/gu, ' ') ?? ''
  if (text === '') return historyWords.noText
  const letters = [...text]
  return letters.length > lengthMax ? `${letters.slice(0, lengthMax).join('').trimEnd()}…` : text
}

/** The credits one generation cost. */
export function creditsSpent(item: HistoryItem): number {
  return item.character_count_change_to - item.character_count_change_from
}
