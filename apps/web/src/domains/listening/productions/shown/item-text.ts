import type { OrderItemRequest } from '@vireo/contracts/productions'

import { formatList, languageName } from '#kit/format/index.ts'
import { productionsWords } from '../words.ts'

/** Names what is ordered: the service and its languages. */
export function itemText(item: OrderItemRequest): string {
  const service = productionsWords.services[item.kind]
  return `${service} · ${languagesText(item)}`
}

function languagesText(item: OrderItemRequest): string {
  const from = languageName(item.source_language)
  if (!('destination_languages' in item)) return from
  return productionsWords.fromTo(from, formatList(item.destination_languages.map(languageName)))
}

/** Lists the recordings that an item is about. */
export function mediaOf(item: OrderItemRequest): readonly string[] {
  return item.kind === 'dub' ? [item.media_id] : item.media_ids
}

/** Answers which recording was dubbed, where an item names one. */
export function originalOf(item: OrderItemRequest): string | undefined {
  return ('original_media_id' in item && item.original_media_id) || undefined
}

/** Lists the recordings that an item needs: those it is about, and what was dubbed. */
export function recordingsOf(item: OrderItemRequest): readonly string[] {
  const original = originalOf(item)
  return original === undefined ? mediaOf(item) : [...mediaOf(item), original]
}

/** Lists the languages in which an item is delivered. */
export function targetsOf(item: OrderItemRequest): readonly string[] {
  return 'destination_languages' in item ? item.destination_languages : [item.source_language]
}
