import {
  markedBands,
  frameHopSeconds,
  frameLength,
  framesPerSlot,
  frameWindow,
  levelStepDb,
  pairsOfBands,
  type PlacesOfBand,
  placesOfBands,
  toSpectrum,
  transformSize,
} from '@vireo/audio'

/** The rate at which marks are looked for. */
export const heardRateHz = 8000
/** Nobody knows where slots begin: they are looked for so many times a frame. */
const stepsPerFrame = 4
export const stepsPerSlot = stepsPerFrame * framesPerSlot
/** A second is a whole number of them. */
export const stepSeconds = frameHopSeconds / stepsPerFrame
/** A level counts by half where it is so far below the usual level of its band … */
const usualShare = 0.05
/** … and the highest level at the time, in power: encoders and noise drown what is weaker. */
const loudestShare = 0.003
const nothing = 1e-9

/** For each step and pair, what the difference of levels says if a slot begins there: a point on a circle, by weight. */
export type Points = {
  readonly steps: number
  /** `pairsOfBands` numbers for each step. */
  readonly cosines: Float32Array
  readonly sines: Float32Array
}

/** Measures what the differences of levels say all through a sound. `onBeat` is called about once a second of it. */
export function measureLevels(samples: Float32Array, onBeat: () => void): Points {
  return compareLevels(framesOf(samples, onBeat))
}

/** Says what the differences of levels say all through a sound, or a part of it, of which frames were measured. */
export function compareLevels(frames: Float32Array): Points {
  const slots = slotsOf(frames)
  const steps = slots.length / markedBands
  const usual = usualOf(slots, steps)
  const cosines = new Float32Array(steps * pairsOfBands)
  const sines = new Float32Array(steps * pairsOfBands)
  for (let step = 0; step < steps; step++) {
    const levels = slots.subarray(step * markedBands, (step + 1) * markedBands)
    const loudest = loudestShare * largestOf(levels) + nothing
    for (let pair = 0; pair < pairsOfBands; pair++) {
      const [low, high] = [levels[2 * pair] ?? 0, levels[2 * pair + 1] ?? 0]
      const floor = loudest + usualShare * Math.max(usual[2 * pair] ?? 0, usual[2 * pair + 1] ?? 0)
      const weaker = Math.min(low, high)
      const weight = weaker / (weaker + floor)
      const angle = (2 * Math.PI * 10 * Math.log10((low + nothing) / (high + nothing))) / levelStepDb
      cosines[step * pairsOfBands + pair] = weight * Math.cos(angle)
      sines[step * pairsOfBands + pair] = weight * Math.sin(angle)
    }
  }
  return { steps, cosines, sines }
}

/** Measures how much each band holds in each frame, of as many frames as there are steps: `markedBands` numbers each. */
export function framesOf(samples: Float32Array, onBeat: () => void): Float32Array {
  const length = frameLength(heardRateHz)
  const hop = stepSeconds * heardRateHz
  const count = samples.length < length ? 0 : Math.floor((samples.length - length) / hop) + 1
  const energies = new Float32Array(count * markedBands)
  const [real, imaginary] = [new Float64Array(transformSize), new Float64Array(transformSize)]
  const bands = placesOfBands(heardRateHz)
  const window = frameWindow(heardRateHz)
  const read = (frame: number, into: Float64Array) => {
    const begins = Math.round(frame * hop)
    if (frame >= count) into.fill(0)
    else for (let at = 0; at < length; at++) into[at] = (samples[begins + at] ?? 0) * (window[at] ?? 0)
    into.fill(0, length)
  }
  for (let frame = 0; frame < count; frame += 2) {
    if (frame % 400 === 0) onBeat()
    // Two frames are transformed as one.
    read(frame, real)
    read(frame + 1, imaginary)
    toSpectrum(real, imaginary)
    addEnergies({ real, imaginary }, bands, energies, frame * markedBands)
  }
  return energies
}

function addEnergies(
  { real, imaginary }: { readonly real: Float64Array; readonly imaginary: Float64Array },
  bands: readonly PlacesOfBand[],
  energies: Float32Array,
  first: number,
): void {
  for (let band = 0; band < markedBands; band++) {
    const { places, mirrored, weights } = bands[band] ?? { places: [], mirrored: [], weights: [] }
    let [one, other] = [0, 0]
    for (let at = 0; at < places.length; at++) {
      const [place, mirror, weight] = [places[at] ?? 0, mirrored[at] ?? 0, (weights[at] ?? 0) / 4]
      const a = (real[place] ?? 0) + (real[mirror] ?? 0)
      const b = (imaginary[place] ?? 0) - (imaginary[mirror] ?? 0)
      const c = (imaginary[place] ?? 0) + (imaginary[mirror] ?? 0)
      const d = (real[mirror] ?? 0) - (real[place] ?? 0)
      one += weight * (a * a + b * b)
      other += weight * (c * c + d * d)
    }
    energies[first + band] = one
    // The second is missing at the end: there is no place for it.
    if (first + markedBands < energies.length) energies[first + markedBands + band] = other
  }
}

function largestOf(levels: Float32Array): number {
  let largest = 0
  for (let at = 0; at < levels.length; at++) largest = Math.max(largest, levels[at] ?? 0)
  return largest
}

/** Adds up the frames of the slot that would begin with each. */
function slotsOf(frames: Float32Array): Float32Array {
  const behind = stepsPerFrame * markedBands
  const length = Math.max(0, frames.length - (framesPerSlot - 1) * behind)
  const slots = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    let sum = 0
    for (let frame = 0; frame < framesPerSlot; frame++) sum += frames[at + frame * behind] ?? 0
    slots[at] = sum
  }
  return slots
}

function usualOf(slots: Float32Array, steps: number): Float64Array {
  const usual = new Float64Array(markedBands)
  for (let at = 0; at < slots.length; at++)
    usual[at % markedBands] = (usual[at % markedBands] ?? 0) + (slots[at] ?? 0) / steps
  return usual
}
