import type { HistoryItem } from '@vireo/contracts/history'

/** A take of a text, with the number that it keeps however many come after it. */
export type Take = { readonly item: HistoryItem; readonly number: number }

/**
 * Counts those recordings that are takes of the same thing; they come newest first, and the oldest is the first take.
 */
export function takesOf(isOfThis: (item: HistoryItem) => boolean, items: readonly HistoryItem[]): readonly Take[] {
  const made = items.filter(isOfThis)
  return made.map((item, index) => ({ item, number: made.length - index }))
}

/** Reads the seed that a take was made with. */
export function seedOf(item: HistoryItem): number | undefined {
  const seed = item.settings?.['seed']
  return typeof seed === 'number' ? seed : undefined
}

/** Lists whose voices are heard in a take, each once: those of a dialogue in their order, or the one of the rest. */
export function speakerIdsOf({ dialogue, voice_id: voiceId }: Pick<HistoryItem, 'dialogue' | 'voice_id'>): string[] {
  const ids = dialogue?.map((line) => line.voice_id) ?? []
  if (ids.length > 0) return [...new Set(ids)]
  return voiceId === null ? [] : [voiceId]
}
