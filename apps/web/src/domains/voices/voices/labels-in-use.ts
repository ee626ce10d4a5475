import { choicesOf, type FilterChoices } from './filter-voices.ts'
import { useVoices } from './queries.ts'

const none: FilterChoices = { languages: [], genders: [], accents: [] }

/**
 * Gathers languages, genders and accents of the voices one can speak with: what lists of others are narrowed by, too.
 */
export function useLabelsInUse(): FilterChoices {
  const { data: voices } = useVoices()
  return voices ? choicesOf(voices) : none
}
