import type { VoiceSearch } from '@vireo/contracts/voices'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { PremadeVoice } from '../library/library-voice.ts'
import type { VoiceSafety } from '../safety/voice-safety.ts'
import { qualityOf } from '../speaking/present-engine.ts'
import { foldText } from './fold-text.ts'
import {
  createCounter,
  createFinder,
  type Fit,
  type SearchedText,
  searchedTextOf,
  searchWordsOf,
} from './searched-text.ts'

/** What narrows a list of voices; paging and order apart. */
export type VoiceFilters = Omit<
  VoiceSearch,
  'next_page_token' | 'page_size' | 'sort' | 'sort_direction' | 'include_total_count'
>

/** What is known of premade voices beyond their own fields. */
export type AboutPremade = {
  readonly safetyOf: (voice: PremadeVoice) => VoiceSafety
  /** Ids of the voices in the collection asked for or, where everything saved is asked for, in any. */
  readonly collected: ReadonlySet<string>
}

const texts = new WeakMap<PremadeVoice, SearchedText>()

/** Creates the predicate that premade voices are filtered by. Absent filters let everything pass. */
export function createPremadeMatcher(filters: VoiceFilters, about: AboutPremade, fit: Fit) {
  const isFound = createFinder(searchWordsOf(filters.search), fit)
  const ids = filters.voice_ids && new Set(filters.voice_ids)
  const useCases = filters.use_cases?.map(foldText)
  const { language: languages, include_live_moderated: withModerated } = filters
  return (voice: PremadeVoice): boolean =>
    (!ids || ids.has(voice.voiceId)) &&
    // Premade voices are everybody's.
    !filters.owner &&
    isOfType(filters.voice_type, about.collected.has(voice.voiceId)) &&
    same(filters.category, voice.category) &&
    // Nobody trains premade voices, and nobody can take them back: they have no state, and no notice to give.
    !filters.fine_tuning_state &&
    filters.high_quality !== true &&
    (!filters.quality || qualityOf(voice.recipe.engine) === filters.quality) &&
    (!filters.collection_id || about.collected.has(voice.voiceId)) &&
    same(filters.gender, voice.labels['gender']) &&
    same(filters.age, voice.labels['age']) &&
    same(filters.accent, voice.labels['accent']) &&
    (!languages?.length || languages.some((language) => speaks(voice, language))) &&
    (!useCases?.length || useCases.includes(foldText(voice.labels['use_case'] ?? ''))) &&
    (withModerated !== false || !about.safetyOf(voice).liveModeration) &&
    isFound(textOf(voice))
}

/** Tells whether premade voices are in one of the lists that clients know. */
function isOfType(type: VoiceFilters['voice_type'], isCollected: boolean): boolean {
  if (type === null || type === undefined || type === 'default') return true
  return type === 'saved' && isCollected
}

function same(wanted: string | null | undefined, has: string | undefined): boolean {
  return !wanted || (has !== undefined && foldText(wanted) === foldText(has))
}

/** Tells whether a voice speaks a language: `pt` is any Portuguese, `pt-BR` only the Brazilian one. */
function speaks(voice: PremadeVoice, language: string): boolean {
  if (!/[-_]/.test(language)) return voice.labels.language === canonicalLanguage(language)
  const tag = language.replaceAll('_', '-').toLowerCase()
  return voice.languages.some((own) => own.toLowerCase() === tag)
}

/** Counts for each of these voices how many words of a search it fits, slips forgiven. */
export function countWordsFitting(voices: readonly PremadeVoice[], words: readonly string[]): number[] {
  const count = createCounter(words)
  return voices.map((voice) => count(textOf(voice), true))
}

function textOf(voice: PremadeVoice): SearchedText {
  const known = texts.get(voice)
  if (known) return known
  const text = searchedTextOf([
    voice.name,
    voice.description,
    ...Object.values(voice.labels).map((label) => label ?? ''),
  ])
  texts.set(voice, text)
  return text
}
