import type { VoiceWishes } from '@vireo/contracts/voice-design'
import type { Accent } from './accents.ts'
import { type Character, characters } from './characters.ts'
import { targetOf } from './target.ts'

/** How much chance weighs beside fit. */
const chanceWeight = 0.6
const perSemitone = 0.12
const toneWeight = 3
/** From here on a tone justifies a base voice that has nothing else. */
const wishedFrom = 0.25

/**
 * Chooses up to `count` different base voices, those closest to the wishes first. Both genders are among them where
 * none is wished.
 */
export function chooseCharacters(
  wishes: VoiceWishes,
  accent: Accent,
  count: number,
  random: () => number,
  spread: number,
): Character[] {
  const ranked = characters
    .filter((character) => character.accent === undefined || character.accent === accent.accent)
    .filter(({ onlyFor }) => onlyFor === undefined || (wishes.tones?.[onlyFor] ?? 0) >= wishedFrom)
    .map((character) => ({ character, fit: fitOf(character, wishes) + chanceWeight * spread * random() }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ character }) => character)
  const wished = gendersOf(wishes)
  const chosen: Character[] = []
  for (let at = 0; at < count; at++) {
    const gender = wished[at % wished.length]
    const next = ranked.find((one) => !chosen.includes(one) && (gender === undefined || one.gender === gender))
    if (next) chosen.push(next)
  }
  return chosen
}

/** Returns the genders that the voices have in turn; children are made from voices of women, only smaller. */
function gendersOf({ gender, age }: VoiceWishes): readonly (Character['gender'] | undefined)[] {
  if (age === 'child') return ['female']
  if (gender === 'female' || gender === 'male') return [gender]
  return ['female', 'male']
}

function fitOf(character: Character, wishes: VoiceWishes): number {
  const { pitchHz } = targetOf(wishes, character.gender)
  const farSemitones = character.obeysPitch ? Math.abs(12 * Math.log2(pitchHz / character.pitchHz)) : 0
  let fit = character.merit - perSemitone * farSemitones
  for (const [tone, extent] of Object.entries(wishes.tones ?? {})) {
    fit += toneWeight * extent * (character.tones[tone as keyof Character['tones']] ?? 0)
  }
  if (character.isOld) fit += wishes.age === 'old' ? 1 : -1.5
  return fit
}
