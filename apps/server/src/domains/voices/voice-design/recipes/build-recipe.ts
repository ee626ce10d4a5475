import type { VoiceRecipe } from '@vireo/engines'
import type { Accent } from './accents.ts'
import type { Character } from './characters.ts'
import { filtersOf, highShelf, limits, lowShelf, type Target, within } from './target.ts'
import type { Deviation } from './variety.ts'

/** How far engines follow a wish for another pitch without becoming unclear, relative to the base's own. */
const obeyed = { flite: [0.72, 1.5], espeak: [0.65, 1.6] } as const

/** Builds a recipe on this base that comes as close to a target as the base can be bent. */
export function buildRecipe(character: Character, accent: Accent, target: Target, deviation: Deviation): VoiceRecipe {
  const wantedHz = within(target.pitchHz * 2 ** (deviation.semitones / 12), limits.pitchHz)
  const size = (character.size ?? 1) * target.size
  const own = character.pitchHz
  const [low, high] = obeyed[character.engine]
  const pitchHz = character.obeysPitch ? within(wantedHz / size, [low * own, high * own]) : undefined
  // What the engine cannot do is done to its waveform.
  const missing = pitchHz === undefined ? size : wantedHz / pitchHz
  const pitchFactor = rounded(within(missing, limits.pitchFactor), 3)
  const pitchRange = rounded(within(target.pitchRange, limits.pitchRange), 2)
  const { tiltDb } = deviation
  return {
    engine: character.engine,
    base: character.engine === 'flite' ? character.name : `${accent.espeakBase}+${character.name}`,
    ...(pitchHz !== undefined && { pitchHz: Math.round(pitchHz) }),
    ...(pitchFactor !== 1 && { pitchFactor }),
    rate: rounded(within(target.rate * deviation.rateFactor * character.slowness, limits.rate), 3),
    ...(pitchRange !== 1 && { pitchRange }),
    filters: filtersOf(target, [lowShelf(220, -tiltDb / 2), highShelf(2800, tiltDb)]),
    gainDb: character.gainDb,
  }
}

/** Rounds a value to so many decimal digits. */
export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
