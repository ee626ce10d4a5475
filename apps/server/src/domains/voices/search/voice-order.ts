import type { VoiceSearch } from '@vireo/contracts'
import type { CatalogueVoice } from '../catalogue-voice.ts'
import { foldText } from './fold-text.ts'

/** Where a voice stands in an order: what it is sorted by, then its id, so that no two are equal. */
export type VoicePosition = { readonly key: string | number; readonly voiceId: string }

export type PlacedVoice = VoicePosition & { readonly voice: CatalogueVoice }

/** Gives every voice its position. Premade voices are older than all others; without a sort they stay as shown. */
export function placeVoices(voices: readonly CatalogueVoice[], sort: VoiceSearch['sort']): PlacedVoice[] {
  return voices.map((voice, shownAt) => ({
    voice,
    voiceId: voice.voiceId,
    key:
      sort === 'name'
        ? foldText(voice.name)
        : sort === 'created_at_unix'
          ? (voice.own?.created_at.getTime() ?? 0)
          : shownAt,
  }))
}

/** Compares two positions of the same order. */
export function comparePositions(one: VoicePosition, other: VoicePosition): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1
  if (one.voiceId === other.voiceId) return 0
  return one.voiceId < other.voiceId ? -1 : 1
}
