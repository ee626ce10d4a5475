import type { VoiceSearch } from '@vireo/contracts'
import type { LibraryVoice } from '../library/library.ts'
import { foldText } from './fold-text.ts'

/** Where a voice stands in an order: what it is sorted by, then its id, so that no two are equal. */
export type VoicePosition = { readonly key: string | number; readonly voiceId: string }

export type PlacedVoice = VoicePosition & { readonly voice: LibraryVoice }

/** Gives every voice its position. Premade voices have no date; without a sort they stay as they are shown. */
export function placeVoices(voices: readonly LibraryVoice[], sort: VoiceSearch['sort']): PlacedVoice[] {
  return voices.map((voice, shownAt) => ({
    voice,
    voiceId: voice.voiceId,
    key: sort === 'name' ? foldText(voice.name) : sort === 'created_at_unix' ? 0 : shownAt,
  }))
}

/** Compares two positions of the same order. */
export function comparePositions(one: VoicePosition, other: VoicePosition): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1
  if (one.voiceId === other.voiceId) return 0
  return one.voiceId < other.voiceId ? -1 : 1
}
