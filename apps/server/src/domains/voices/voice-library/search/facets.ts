import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { foldText } from '#voices/search/index.ts'
import type { SharedVoiceRow } from '../tables.ts'

type Described = Pick<
  SharedVoiceRow,
  'name' | 'description' | 'labels' | 'category' | 'language' | 'public_owner_id' | 'featured'
>

export type FacetKind =
  | 'accent'
  | 'age'
  | 'category'
  | 'descriptive'
  | 'featured'
  | 'gender'
  | 'language'
  | 'locale'
  | 'owner'
  | 'use_case'

const labelled = ['accent', 'age', 'descriptive', 'gender', 'use_case'] as const

/** Returns one thing that voices are filtered by. Both sides of a comparison are made here. */
export function facet(kind: FacetKind, value: string): string {
  if (kind === 'language') return `language:${canonicalLanguage(value)}`
  if (kind === 'locale') return `locale:${value.trim().toLowerCase().replaceAll('_', '-')}`
  if (kind === 'owner') return `owner:${value}`
  return `${kind}:${foldText(value).trim()}`
}

/** Returns everything that a published voice can be filtered by. */
export function facetsOf(voice: Described): string[] {
  const labels = labelled.flatMap((kind) => {
    const value = voice.labels[kind]
    return value === undefined || value === '' ? [] : [facet(kind, value)]
  })
  return [
    ...labels,
    facet('category', voice.category),
    facet('language', voice.language),
    facet('locale', voice.language),
    facet('owner', voice.public_owner_id),
    ...(voice.featured ? [facet('featured', 'yes')] : []),
  ]
}

/** Returns the text that a search looks through, with a space before it so that beginnings of words can be told. */
export function searchTextOf(voice: Described): string {
  const names = languageNames(voice.language)
  const text = [voice.name, voice.description, ...Object.values(voice.labels), ...names].join(' ')
  return ` ${foldText(text).replaceAll(/\s+/gu, ' ').trim()} `
}

/** Returns the words of a voice, for searches that misspell them. */
export function wordsOf(voice: Described): string[] {
  return [...new Set(splitWords(searchTextOf(voice)))].filter((word) => word.length >= 3 && word.length <= 40)
}

/** Splits a folded text into words. */
export function splitWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Returns a language's names in English and in itself, as people search for both. */
function languageNames(tag: string): string[] {
  return ['en', tag].flatMap((locale) => {
    try {
      return [new Intl.DisplayNames([locale], { type: 'language' }).of(canonicalLanguage(tag)) ?? '']
    } catch {
      return []
    }
  })
}
