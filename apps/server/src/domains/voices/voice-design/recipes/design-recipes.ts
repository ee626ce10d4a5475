import { voiceDesignLimits, type VoiceWishes } from '@vireo/contracts/voice-design'
import type { VoiceRecipe } from '@vireo/engines'
import { type Accent, accentOfLanguage, findAccent } from './accents.ts'
import { buildRecipe } from './build-recipe.ts'
import { chooseCharacters } from './choose-characters.ts'
import { describeVoice, type VoiceLabels } from './describe-voice.ts'
import { createRandom } from './random.ts'
import { targetOf } from './target.ts'
import { type Controls, deviationsOf, spreadOf } from './variety.ts'

/** A voice as it was designed: how it is made, and what can be said of it. */
export type Candidate = {
  readonly recipe: VoiceRecipe
  readonly accent: Accent
  readonly labels: VoiceLabels
}

/**
 * Designs three different voices for wishes, within what can be understood. The same wishes, controls and seed make the
 * same three.
 */
export function designRecipes(wishes: VoiceWishes, controls: Controls): Candidate[] {
  const accent = accentFor(wishes)
  const random = createRandom(controls.seed)
  const spread = spreadOf(controls)
  const deviations = deviationsOf(random, spread)
  return chooseCharacters(wishes, accent, voiceDesignLimits.previews, random, spread).map((character, at) => {
    const gender = wishes.gender === 'male' || wishes.gender === 'female' ? wishes.gender : character.gender
    const deviation = deviations[at] ?? { semitones: 0, rateFactor: 1, tiltDb: 0 }
    const recipe = buildRecipe(character, accent, targetOf(wishes, gender), deviation)
    return { recipe, accent, labels: describeVoice(wishes, gender, accent) }
  })
}

/** Returns the accent that wishes lead to: the one named, the first of the language named, else American English. */
export function accentFor({ accent, language }: VoiceWishes): Accent {
  const named = typeof accent === 'string' ? findAccent(accent) : undefined
  const spoken = named ?? (typeof language === 'string' ? accentOfLanguage(language) : undefined)
  const fallback = spoken ?? accentOfLanguage('en')
  if (!fallback) throw new Error('the library speaks no English')
  return fallback
}
