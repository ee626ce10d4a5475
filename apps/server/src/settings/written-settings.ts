import type { HostMarkers } from '@vireo/contracts/actions'
import type { Config } from '../config.ts'

/** Reads which hosts show the product as one of its variants; a dash is none. */
export function hostMarkersOf(config: Config): HostMarkers {
  const marker = (text: string) => (text === '-' ? '' : text)
  return { reader: marker(config.VIREO_READER_HOST_MARKER), agents: marker(config.VIREO_AGENTS_HOST_MARKER) }
}

/** Reads words that texts may not contain, as they are compared. */
export function moderatedTerms(list: string | undefined): readonly string[] {
  const terms = (list ?? '').split(',').map((term) => term.normalize('NFKC').trim().toLowerCase())
  return terms.filter((term) => term !== '')
}
