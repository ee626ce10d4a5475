import { transcriptionLimits } from '@vireo/contracts/transcription'

/** Reads words that are to be listened for, one a line or between commas, each once. */
export function keytermsIn(text: string): string[] {
  const terms = text.split(/[\n,;]/u).map((term) => term.replaceAll(/\s+/gu, ' ').trim())
  const kept = terms.filter((term) => term !== '' && term.length <= transcriptionLimits.keytermLength)
  return [...new Set(kept)].slice(0, transcriptionLimits.keytermsMax)
}
