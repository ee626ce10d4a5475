import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { VoiceRow } from '../tables.ts'
import { foldText } from './fold-text.ts'
import { searchedTextOf } from './searched-text.ts'

/** Columns that a voice is searched by. */
export type SearchColumns = {
  readonly search_text: string
  readonly search_keys: readonly number[]
  readonly labels_folded: Readonly<Record<string, string>>
}

/** Derives the search columns from what a voice is called and said to be; they are written whenever that is. */
export function searchColumnsOf(voice: Pick<VoiceRow, 'name' | 'description' | 'labels' | 'language'>): SearchColumns {
  const { text, keys } = searchedTextOf([voice.name, voice.description, ...Object.values(voice.labels)])
  const labels = Object.entries(voice.labels).map(([name, value]) => [name, foldText(value)])
  return {
    search_text: text,
    search_keys: keys,
    labels_folded: {
      ...Object.fromEntries(labels),
      language: canonicalLanguage(voice.language),
      locale: voice.language.replaceAll('_', '-').toLowerCase(),
    },
  }
}
