import type { HistoryItem } from '@vireo/contracts/history'

/** Answers the song of a recording; undefined where it was left before its end and has no score. */
export function songIdOf({ settings }: HistoryItem): string | undefined {
  const id = settings?.['song_id']
  return typeof id === 'string' ? id : undefined
}
