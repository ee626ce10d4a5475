import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceSearch } from '@vireo/contracts/voices'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'
import { foldText } from './fold-text.ts'

/** In which order voices come. Without a sort: one's own, the newest first, then the premade ones as they are listed. */
export type VoiceOrder = {
  readonly sort: 'shown' | 'name' | 'created_at_unix'
  readonly isReversed: boolean
}

/** Where a voice stands in an order; its id comes last, so that no two are equal. */
export type VoicePosition = {
  /** In the order of display 0 for own voices and 1 for premade ones; the same for all in any other order. */
  readonly rank: 0 | 1
  readonly key: string | number
  readonly voiceId: VoiceId
}

export type PlacedVoice = VoicePosition & { readonly voice: CatalogueVoice }

/** Returns the order that a search asks for. */
export function orderOf({ sort, sort_direction: direction }: Pick<VoiceSearch, 'sort' | 'sort_direction'>): VoiceOrder {
  return { sort: sort ?? 'shown', isReversed: direction === 'desc' }
}

/** Gives every voice its position. Premade voices are older than all others. */
export function placeVoices(voices: readonly CatalogueVoice[], { sort }: VoiceOrder): PlacedVoice[] {
  return voices.map((voice, listedAt) => {
    const { voiceId, own } = voice
    const madeAtMs = own?.created_at.getTime()
    if (sort === 'name') return { voice, voiceId, rank: 0, key: own?.name_folded ?? foldText(voice.name) }
    if (sort === 'created_at_unix') return { voice, voiceId, rank: 0, key: madeAtMs ?? 0 }
    return { voice, voiceId, rank: own ? 0 : 1, key: madeAtMs ?? listedAt }
  })
}

/** Compares two positions of this order, as the database does: text by its bytes. */
export function comparePositions(order: VoiceOrder, one: VoicePosition, other: VoicePosition): number {
  const direction = order.isReversed ? -1 : 1
  if (one.rank !== other.rank) return (one.rank - other.rank) * direction
  const newestFirst = order.sort === 'shown' && one.rank === 0 ? -1 : 1
  return (compareKeys(one.key, other.key) || compareKeys(one.voiceId, other.voiceId)) * direction * newestFirst
}

function compareKeys(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}
