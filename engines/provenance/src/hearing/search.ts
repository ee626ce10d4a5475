import { pairsOfBands, patternLength, slotsPerPattern } from '@vireo/audio'
import { codePlaces, type Patterns } from '../patterns.ts'
import { createFold, fold, type Folded, type Stretch } from './fold.ts'
import { type Points, stepsPerSlot } from './measure-levels.ts'

/** How many places of a pattern a stretch is compared with. */
export const placesTried = stepsPerSlot * slotsPerPattern

/** The best match of a stretch. */
export type Match = Stretch & {
  /** How many deviations the sum is from nought. */
  readonly score: number
  /** Steps from the beginning of a pattern to the first step of the whole sound. */
  readonly phase: number
}

/** Whose mark it is, by the places that say that, as angles. */
export type Wanted = { readonly places: Uint16Array; readonly cosines: Float64Array; readonly sines: Float64Array }

/** Prepares the part of a key's patterns that is the same whatever the code. */
export function wantedOf({ plain }: Patterns): Wanted {
  const ofCodes = new Set(codePlaces)
  const places = Uint16Array.from({ length: patternLength }, (_, place) => place).filter((place) => !ofCodes.has(place))
  const angleAt = (place: number) => (2 * Math.PI * (plain[place] ?? 0)) / 256
  return {
    places,
    cosines: Float64Array.from(places, (place) => Math.cos(angleAt(place))),
    sines: Float64Array.from(places, (place) => Math.sin(angleAt(place))),
  }
}

/** Compares a stretch with a pattern at every place. */
export function search(points: Points, stretch: Stretch, wanted: Wanted): Match {
  const folded = createFold()
  const circle = createCircle()
  let best: Match = { ...stretch, score: -Infinity, phase: 0 }
  for (let offset = 0; offset < stepsPerSlot; offset++) {
    fold(points, { start: stretch.start + offset, end: stretch.end }, folded)
    close(folded, circle)
    for (let slot = 0; slot < slotsPerPattern; slot++) {
      const score = scoreOf(circle, wanted, slot * pairsOfBands)
      if (score <= best.score) continue
      const phase = slot * stepsPerSlot - offset - stretch.start
      best = { ...stretch, score, phase: ((phase % placesTried) + placesTried) % placesTried }
    }
  }
  return best
}

/** A fold twice in a row, so that it is read from any place without asking where it ends; and the power of its points. */
type Circle = Folded & { readonly powers: Float64Array }

function createCircle(): Circle {
  const create = () => new Float64Array(2 * patternLength)
  return { cosines: create(), sines: create(), powers: create() }
}

function close(folded: Folded, { cosines, sines, powers }: Circle): void {
  for (let place = 0; place < patternLength; place++) {
    const [x, y] = [folded.cosines[place] ?? 0, folded.sines[place] ?? 0]
    cosines[place] = cosines[place + patternLength] = x
    sines[place] = sines[place + patternLength] = y
    powers[place] = powers[place + patternLength] = x * x + y * y
  }
}

function scoreOf({ cosines, sines, powers }: Circle, wanted: Wanted, shift: number): number {
  const { places, cosines: wantedCosines, sines: wantedSines } = wanted
  const first = patternLength - shift
  let [sum, power] = [0, 0]
  for (let at = 0; at < places.length; at++) {
    const place = first + (places[at] ?? 0)
    sum += (cosines[place] ?? 0) * (wantedCosines[at] ?? 0) + (sines[place] ?? 0) * (wantedSines[at] ?? 0)
    power += powers[place] ?? 0
  }
  return power === 0 ? 0 : sum / Math.sqrt(power / 2)
}
