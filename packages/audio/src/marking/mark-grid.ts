/** How often a frame is taken of a sound that is marked, in seconds. Frames overlap by half. */
export const frameHopSeconds = 4 / 375
/** Frames that are changed alike. */
export const framesPerSlot = 6
export const slotSeconds = framesPerSlot * frameHopSeconds
/** Slots after which a pattern begins again. */
export const slotsPerPattern = 64
/** Neighbouring bands whose levels are compared, side by side. */
export const pairsOfBands = 8
export const markedBands = pairsOfBands * 2
const lowestHz = 300
const highestHz = 3400
export const bandHz = (highestHz - lowestHz) / markedBands
export const transformSize = 256
const edgeShare = 0.3

/** How far apart the levels of a pair are that say the same, in decibels. */
export const levelStepDb = 6

/** One number for each pair in each slot: which part of a level step its difference falls on, 0–255. */
export type MarkPattern = Uint8Array
export const patternLength = slotsPerPattern * pairsOfBands

/** Returns how many samples a frame has at a rate; an even number. */
export function frameLength(rateHz: number): number {
  return 2 * Math.round(frameHopSeconds * rateHz)
}

/** Creates half a period of a sine, whose squares add up to one where frames overlap by half. */
export function frameWindow(rateHz: number): Float64Array {
  const length = frameLength(rateHz)
  return Float64Array.from({ length }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / length))
}

/** Returns the band of each bin of a transform, or -1 where it belongs to none. */
export function bandsOfBins(rateHz: number): Int8Array {
  return Int8Array.from({ length: transformSize / 2 }, (_, bin) => {
    const band = Math.floor(((bin * rateHz) / transformSize - lowestHz) / bandHz)
    return band >= 0 && band < markedBands ? band : -1
  })
}

/** Returns how much each bin says about the level of its band: all in the middle, little at the edges. */
export function weightsOfBins(rateHz: number): Float64Array {
  return Float64Array.from({ length: transformSize / 2 }, (_, bin) => {
    const place = ((bin * rateHz) / transformSize - lowestHz) / bandHz
    if (place < 0 || place >= markedBands) return 0
    const fromEdge = Math.min(place % 1, 1 - (place % 1))
    return Math.min(1, fromEdge / edgeShare)
  })
}
