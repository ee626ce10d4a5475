import { voiceDesignLimits, type VoiceWishes } from '@vireo/contracts/voice-design'
import type { VoiceRecipe } from '@vireo/engines'
import { type Accent, findAccent } from './accents.ts'
import { buildRecipe, rounded } from './build-recipe.ts'
import { type Character, characterOf } from './characters.ts'
import { chooseCharacters } from './choose-characters.ts'
import type { Candidate } from './design-recipes.ts'
import type { VoiceLabels } from './describe-voice.ts'
import { createRandom } from './random.ts'
import { effortOf, filtersOf, highShelf, limits, lowShelf, paceOf, rangeOf, targetOf, within } from './target.ts'
import { type Controls, type Deviation, deviationsOf, spreadOf } from './variety.ts'

/** The voice that is to be changed. */
export type RemixSource = {
  readonly recipe: VoiceRecipe
  readonly labels: VoiceLabels
  readonly accent: Accent
}

export type RemixControls = Controls & {
  /** 0 … 1: how much of the change is made. */
  readonly strength: number
}

const pitchSemitones = 7
/** Steps keep to the voice: the three lie closer together than three new voices do. */
const remixSpread = 0.6

/**
 * Designs three variations of a voice that change as was asked, to different degrees. What a change leaves open stays;
 * another gender, age or accent takes another base voice, where engines have one.
 */
export function remixRecipes(source: RemixSource, wishes: VoiceWishes, controls: RemixControls): Candidate[] {
  const random = createRandom(controls.seed)
  const spread = remixSpread * spreadOf(controls)
  const deviations = deviationsOf(random, spread)
  const accent = (wishes.accent && findAccent(wishes.accent)) || source.accent
  const bases = needsOtherBase(source, wishes) ? otherBases(source, wishes, accent, random, spread) : []
  const labels = labelsAfter(source, wishes, accent)
  return Array.from({ length: voiceDesignLimits.previews }, (_, at) => {
    const deviation = deviations[at] ?? { semitones: 0, rateFactor: 1, tiltDb: 0 }
    const base = bases[at]
    const ground = base ? onOtherBase(source, wishes, base, accent) : source.recipe
    // The first does what was asked, the second less, the third more.
    const strength = controls.strength * ([1, 0.7, 1.3][at] ?? 1)
    return { recipe: bend(ground, scaledWishes(wishes, strength), deviation), accent, labels }
  })
}

function needsOtherBase({ recipe, labels, accent }: RemixSource, wishes: VoiceWishes): boolean {
  const isOther = (wished: string | null | undefined, own: string | undefined) => Boolean(wished) && wished !== own
  if (isOther(wishes.accent, accent.accent)) return true
  // Voices that are spoken after a reference are bent, never exchanged.
  if (recipe.engine !== 'flite' && recipe.engine !== 'espeak') return false
  return isOther(wishes.gender, labels['gender']) || isOther(wishes.age, labels['age'])
}

function otherBases(
  source: RemixSource,
  wishes: VoiceWishes,
  accent: Accent,
  random: () => number,
  spread: number,
): Character[] {
  return chooseCharacters(wholeWishes(source, wishes), accent, voiceDesignLimits.previews, random, spread)
}

/** Merges what the voice is with what is to change. */
function wholeWishes({ labels }: RemixSource, wishes: VoiceWishes): VoiceWishes {
  const { gender, age } = labels
  return {
    ...((gender === 'female' || gender === 'male' || gender === 'neutral') && { gender }),
    ...((age === 'young' || age === 'middle_aged' || age === 'old') && { age }),
    ...withoutNull(wishes),
  }
}

function withoutNull(wishes: VoiceWishes): VoiceWishes {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== null && value !== undefined))
}

/** Builds the voice on another base: pace and filters stay, pitch follows gender and age. */
function onOtherBase(source: RemixSource, wishes: VoiceWishes, character: Character, accent: Accent): VoiceRecipe {
  const whole = wholeWishes(source, wishes)
  const gender = whole.gender === 'female' || whole.gender === 'male' ? whole.gender : character.gender
  const target = targetOf({ ...whole, pitch: 0, pace: 0, effort: 0, tones: {} }, gender)
  const built = buildRecipe(character, accent, target, { semitones: 0, rateFactor: 1, tiltDb: 0 })
  return { ...built, rate: source.recipe.rate ?? built.rate ?? 1, filters: source.recipe.filters ?? [] }
}

function scaledWishes(wishes: VoiceWishes, strength: number): VoiceWishes {
  const scaled = (value: number | null | undefined) => (value ?? 0) * strength
  return {
    pitch: scaled(wishes.pitch),
    pace: scaled(wishes.pace),
    effort: scaled(wishes.effort),
    tones: Object.fromEntries(Object.entries(wishes.tones ?? {}).map(([tone, value]) => [tone, value * strength])),
  }
}

/** Changes a recipe by wishes that are relative to it. */
function bend(recipe: VoiceRecipe, wishes: VoiceWishes, deviation: Deviation): VoiceRecipe {
  const semitones = pitchSemitones * (wishes.pitch ?? 0) + deviation.semitones
  const { pitchHz, pitchFactor } = moved(recipe, 2 ** (semitones / 12))
  const tones = wishes.tones ?? {}
  const { tiltDb } = deviation
  const tilt = [lowShelf(220, -tiltDb / 2), highShelf(2800, tiltDb)]
  return {
    ...recipe,
    ...(pitchHz !== undefined && { pitchHz: Math.round(pitchHz) }),
    pitchFactor: rounded(within(pitchFactor, limits.pitchFactor), 3),
    rate: rounded(within((recipe.rate ?? 1) * paceOf(wishes) * deviation.rateFactor, limits.rate), 3),
    pitchRange: rounded(within((recipe.pitchRange ?? 1) * rangeOf(tones), limits.pitchRange), 2),
    filters: filtersOf({ tones, effort: effortOf(wishes) }, [...(recipe.filters ?? []), ...tilt]),
  }
}

type Height = { readonly pitchHz?: number | undefined; readonly pitchFactor: number }

/** Changes a voice's pitch: by its engine as far as that obeys, the rest on its waveform. */
function moved(recipe: VoiceRecipe, factor: number): Height {
  const character = characterOf(recipe.engine, recipe.base)
  const own = recipe.pitchHz ?? character?.pitchHz
  const ownFactor = recipe.pitchFactor ?? 1
  if (own === undefined || character?.obeysPitch === false) return { pitchFactor: ownFactor * factor }
  const lowest = (character?.pitchHz ?? own) * 0.65
  const highest = (character?.pitchHz ?? own) * 1.55
  const wanted = within(own * ownFactor * factor, limits.pitchHz) / ownFactor
  const pitchHz = within(wanted, [Math.min(own, lowest), Math.max(own, highest)])
  return { pitchHz, pitchFactor: (ownFactor * wanted) / pitchHz }
}

function labelsAfter({ labels }: RemixSource, wishes: VoiceWishes, accent: Accent): VoiceLabels {
  const age = wishes.age === 'child' ? 'young' : wishes.age
  return {
    ...labels,
    ...(wishes.gender && { gender: wishes.gender }),
    ...(age && { age }),
    accent: accent.accent,
    language: accent.language,
  }
}
