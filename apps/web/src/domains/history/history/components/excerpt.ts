import type { HistoryItem } from '@vireo/contracts/history'

import { sourceNameOf } from '../source-name.ts'
import { historyWords } from '../words.ts'

/** Short enough to stand inside a sentence. */
const sentenceMax = 60

/** Says what a recording is: the beginning of its text, or of a voice change what became what. */
export function excerptOf(item: HistoryItem, lengthMax = sentenceMax): string {
  const text = item.text?.trim().replaceAll(/\s+/gu, ' ') ?? ''
  if (text === '') return item.source === 'STS' ? changeOf(item) : historyWords.noText
  const letters = [...text]
  return letters.length > lengthMax ? `${letters.slice(0, lengthMax).join('').trimEnd()}…` : text
}

/** Answers the credits that a recording cost. */
export function creditsSpent(item: HistoryItem): number {
  return item.character_count_change_to - item.character_count_change_from
}

function changeOf(item: HistoryItem): string {
  return historyWords.changed(
    sourceNameOf(item) ?? historyWords.someRecording,
    item.voice_name ?? historyWords.unknownVoice,
  )
}
