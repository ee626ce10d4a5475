import type { Chance } from '../random.ts'
import { instruments } from '../instruments.ts'
import type { ChordAt, Note, Role } from '../score.ts'
import type { Key } from '../theory/keys.ts'
import type { Band } from './arrange.ts'
import { setChorale, type Chorale } from './chorale.ts'
import { intoRange } from './into-range.ts'
import { parallels, type Line } from './parallels.ts'

type Lines = Record<'bass' | 'melody' | 'counter' | 'harmony', Note[]>
const attempts = 12

/**
 * Writes four voices for those who play them; who has not all notes of a voice plays it in another octave. There voices may cross, and
 * what was a fourth is a fifth then: so the rule is asked of what is played, and voices are set again where it does not hold.
 */
export function playChorale(chords: readonly ChordAt[], key: Key, band: Band, chance: Chance): Lines {
  const set = (attempt: number) => setChorale(chords, key, chance.of(attempt === 0 ? 'chorale' : `chorale ${attempt}`))
  const first = playedBy(band, set(0))
  let played = first
  for (let attempt = 1; attempt < attempts && parallels(played.voices).length > 0; attempt += 1)
    played = playedBy(band, set(attempt))
  return (parallels(played.voices).length > 0 ? first : played).lines
}

/** Answers what is played of four voices, and each voice as it is heard; what nobody plays is not. */
function playedBy(
  band: Band,
  [bass, tenor, alto, soprano]: Chorale,
): { readonly lines: Lines; readonly voices: readonly Line[] } {
  const moved = (role: Role, notes: readonly Note[]) => {
    const player = band[role]
    return player ? intoRange(notes, instruments[player.instrument].range) : [...notes]
  }
  const [low, melody, counter] = [moved('bass', bass), moved('melody', soprano), moved('counter', alto)]
  const harmony = moved('harmony', [...tenor, ...alto])
  const heard: readonly (readonly [Role, Note[]])[] = [
    ['bass', low],
    ['harmony', harmony.slice(0, tenor.length)],
    ['counter', counter],
    ['melody', melody],
  ]
  return {
    lines: { bass: low, melody, counter, harmony: harmony.toSorted((one, other) => one.startBeat - other.startBeat) },
    voices: heard.filter(([role]) => band[role]).map(([, line]) => line),
  }
}
