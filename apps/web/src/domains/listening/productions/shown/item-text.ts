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
  if (item.kind === 'transcription') return from
  return productionsWords.fromTo(from, formatList(item.destination_languages.map(languageName)))
}

/** Lists the recordings that an item is about. */
export function mediaOf(item: OrderItemRequest): readonly string[] {
  return item.kind === 'dub' ? [item.media_id] : item.media_ids
}

/** Lists the languages in which an item is delivered. */
export function targetsOf(item: OrderItemRequest): readonly string[] {
  return item.kind === 'transcription' ? [item.source_language] : item.destination_languages
}
