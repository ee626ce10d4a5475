import type { VoiceQuery } from '../queries.ts'
import type { VoiceFilters } from './voice-filter.ts'

/** Kinds of voices that a screen shows before anybody narrows it. */
export type VoiceScope = 'mine' | 'workspace' | 'any'

const kinds = ['personal', 'community'] as const
const categories = ['cloned', 'generated', 'professional'] as const

/**
 * Makes what is asked of the server for the filters of a screen; what an address says that nobody offers does not
 * narrow.
 */
export function queryFor(scope: VoiceScope, filters: VoiceFilters): VoiceQuery {
  const kind = kinds.find((each) => each === filters.kind)
  const category = categories.find((each) => each === filters.category)
  const { search, language, accent, gender, age, use_case: useCase } = filters
  return {
    ...(scope === 'mine' && { owner: 'me', ...(kind && { voice_type: kind }) }),
    ...(scope === 'workspace' && { voice_type: scope }),
    ...(category && { category }),
    ...(search.trim() !== '' && { search: search.trim().slice(0, 200) }),
    ...(language && { language: [language] }),
    ...(accent && { accent }),
    ...(gender && { gender }),
    ...(age && { age }),
    ...(useCase && { use_cases: [useCase] }),
    ...orders[filters.sort],
  }
}

const orders: Readonly<Record<string, Pick<VoiceQuery, 'sort' | 'sort_direction'>>> = {
  oldest: { sort: 'created_at_unix', sort_direction: 'asc' },
  name: { sort: 'name', sort_direction: 'asc' },
  'name-desc': { sort: 'name', sort_direction: 'desc' },
}
