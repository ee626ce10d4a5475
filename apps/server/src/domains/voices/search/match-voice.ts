import type { VoiceSearch } from '@vireo/contracts'
import { canonicalLanguage } from '../../../kernel/canonical-language.ts'
import type { CatalogueVoice } from '../catalogue-voice.ts'
import { foldText } from './fold-text.ts'

/** What narrows a list of voices; paging and order apart. */
export type VoiceFilters = Omit<
  VoiceSearch,
  'next_page_token' | 'page_size' | 'sort' | 'sort_direction' | 'include_total_count'
>

const texts = new WeakMap<CatalogueVoice, string>()

/** Makes the question that each voice is asked. Filters that are absent let everything pass. */
export function createVoiceMatcher(filters: VoiceFilters): (voice: CatalogueVoice) => boolean {
  const words = foldText(filters.search ?? '').split(/\s+/)
  const ids = filters.voice_ids && new Set(filters.voice_ids)
  const useCases = filters.use_cases?.map(foldText)
  const { language: languages, high_quality: highQuality } = filters
  return (voice) =>
    (!ids || ids.has(voice.voiceId)) &&
    isOfType(filters.voice_type, voice) &&
    same(filters.category, voice.category) &&
    // Premade voices are not fine-tuned and in nobody's collection.
    !filters.fine_tuning_state &&
    !filters.collection_id &&
    same(filters.gender, voice.labels['gender']) &&
    same(filters.age, voice.labels['age']) &&
    same(filters.accent, voice.labels['accent']) &&
    (!languages?.length || languages.some((language) => speaks(voice, language))) &&
    (!useCases?.length || useCases.includes(foldText(voice.labels['use_case'] ?? ''))) &&
    highQuality !== true &&
    words.every((word) => textOf(voice).includes(word))
}

/** Which of the lists that clients know a voice stands in. */
function isOfType(type: VoiceFilters['voice_type'], { own }: CatalogueVoice): boolean {
  if (type === null || type === undefined) return true
  if (type === 'default') return !own
  return own !== undefined
}

function same(wanted: string | null | undefined, has: string | undefined): boolean {
  return !wanted || (has !== undefined && foldText(wanted) === foldText(has))
}

/** `pt` is any Portuguese, `pt-BR` only the Brazilian one. */
function speaks(voice: CatalogueVoice, language: string): boolean {
  if (!/[-_]/.test(language)) return canonicalLanguage(voice.languages[0]) === canonicalLanguage(language)
  const tag = language.replaceAll('_', '-').toLowerCase()
  return voice.languages.some((own) => own.toLowerCase() === tag)
}

function textOf(voice: CatalogueVoice): string {
  const known = texts.get(voice)
  if (known !== undefined) return known
  const text = foldText([voice.name, voice.description, ...Object.values(voice.labels)].join(' '))
  texts.set(voice, text)
  return text
}
