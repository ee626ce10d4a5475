import type { VoiceRecipe } from '@vireo/engines'
import { libraryVoices } from '#voices/library/index.ts'
import { canonicalLanguage } from './kernel/canonical-language.ts'

/** A woman's and a man's voice: one of them is close enough to most people. */
const genders = ['female', 'male'] as const

/** Lists the voices whose speech recordings in a language are compared with; the English ones when it has none. */
export function referenceRecipes(language: string): readonly VoiceRecipe[] {
  const found = recipesFor(canonicalLanguage(language))
  return found.length > 0 ? found : recipesFor('en')
}

function recipesFor(language: string): readonly VoiceRecipe[] {
  return genders.flatMap((gender) => {
    const voice = libraryVoices.find(({ labels }) => labels.language === language && labels.gender === gender)
    return voice ? [voice.recipe] : []
  })
}
