import { type CallInput } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { type LibraryVoice, type SharedVoiceSort, sharedVoiceSorts } from '@vireo/contracts/voice-library'
import type { voicesEndpoints } from '@vireo/contracts/voices'

import { accentName, labelName } from '#voices/label-words/index.ts'

const narrowing = ['search', 'language', 'gender', 'age', 'accent', 'use_case', 'category', 'quality'] as const
export type Narrowing = (typeof narrowing)[number]

/** What the library is narrowed to and in which order it stands; an empty string narrows nothing. */
export type LibraryFilter = Readonly<Record<Narrowing, string>> & { readonly sort: SharedVoiceSort }

/** Reads what an address says; whatever it does not say, or says wrongly, narrows nothing. */
export function filterFrom(parameters: URLSearchParams): LibraryFilter {
  const value = (name: string) => parameters.get(name) ?? ''
  const sort = sharedVoiceSorts.find((one) => one === parameters.get('sort')) ?? 'created_date'
  return {
    search: value('search'),
    language: value('language'),
    gender: value('gender'),
    age: value('age'),
    accent: value('accent'),
    use_case: value('use_case'),
    category: value('category'),
    quality: value('quality'),
    sort,
  }
}

/** Makes the address of a filter, with only what narrows. */
export function parametersOf(filter: LibraryFilter): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of narrowing) if (filter[name] !== '') parameters.set(name, filter[name])
  if (filter.sort !== 'created_date') parameters.set('sort', filter.sort)
  return parameters
}

/** Answers the address of a screen with a filter in it. */
export function addressOf(path: string, filter: LibraryFilter): string {
  const query = parametersOf(filter).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Answers a filter with some of its members changed; an order that is no order is the usual one. */
export function changedFilter(filter: LibraryFilter, change: Readonly<Record<string, string>>): LibraryFilter {
  return filterFrom(new URLSearchParams({ ...filter, ...change }))
}

/** Narrows nothing. */
export const noFilter: LibraryFilter = filterFrom(new URLSearchParams())

/** Tells whether anything is left out; the order leaves nothing out. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return narrowing.some((name) => filter[name].trim() !== '')
}

/** The tiers that voices are told apart by. */
export const voiceQualities = ['natural', 'light'] as const

const categories = ['cloned', 'generated', 'professional'] as const

/** Makes what the server is asked of published voices. */
export function queryOf(filter: LibraryFilter): CallInput<typeof voiceLibraryEndpoints.list> {
  const { search, language, gender, age, accent, use_case: use, sort } = filter
  const category = categories.find((one) => one === filter.category)
  const given = { search: search.trim(), language, gender, age, accent }
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    ...(use !== '' && { use_cases: [use] }),
    ...(category && { category }),
    sort,
  }
}

/**
 * Makes what the server is asked of the voices that come with the product: in their own order, which is nobody's to
 * choose.
 */
export function premadeQueryOf(filter: LibraryFilter): CallInput<typeof voicesEndpoints.search> {
  const { search, language, gender, age, accent, use_case: use } = filter
  const given = { search: search.trim().slice(0, 200), gender, age, accent }
  const quality = voiceQualities.find((one) => one === filter.quality)
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    voice_type: 'default',
    ...(language !== '' && { language: [language] }),
    ...(quality && { quality }),
    ...(use !== '' && { use_cases: [use] }),
  }
}

/** Lists the labels of a voice as people read them, in the order in which they tell most. */
export function labelsOf({ accent, gender, age, use_case: use, descriptive }: LibraryVoice): readonly string[] {
  const others = [gender, age, use, descriptive].map(labelName)
  return [accentName(accent), ...others].filter((label) => label !== '')
}
