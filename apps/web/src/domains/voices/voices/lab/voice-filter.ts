import { useCallback } from 'react'

import { useAddressQuery } from '#kit/routing/index.ts'

/** What a list of voices can be narrowed to; the address of the page keeps it. Empty does not narrow. */
export const voiceFilterNames = [
  'search',
  'kind',
  'category',
  'language',
  'accent',
  'gender',
  'age',
  'use_case',
  'sort',
] as const
export type VoiceFilterName = (typeof voiceFilterNames)[number]
export type VoiceFilters = Readonly<Record<VoiceFilterName, string>>

/** Reads the filters in the address, and changes them there. */
export function useVoiceFilters(): {
  filters: VoiceFilters
  change: (change: Partial<VoiceFilters>) => void
  clear: () => void
} {
  const [query, change] = useAddressQuery()
  const clear = useCallback(() => change(filtersIn(new URLSearchParams())), [change])
  return { filters: filtersIn(query), change, clear }
}

/** Reads the filters of an address. */
export function filtersIn(query: URLSearchParams): VoiceFilters {
  const entries = voiceFilterNames.map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(entries) as Record<VoiceFilterName, string>
}

/** Tells whether words are looked for and nothing else narrows. */
export function isSearchOnly({ search, ...filters }: VoiceFilters): boolean {
  return search !== '' && !isNarrow({ ...filters, search: '' })
}

/** Tells whether something is left out; the order leaves nothing out. */
export function isNarrow({ sort: _sort, ...filters }: VoiceFilters): boolean {
  return Object.values(filters).some((value) => value !== '')
}
