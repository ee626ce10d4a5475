import FFT from 'fft.js'
import { chanceOf } from '../random.ts'
import { silence, type Stereo } from './stereo.ts'

/** A room that what is sent to it sounds in. It forgets everything after its length: a finite impulse response. */
export type Room = {
  /** As much comes out as goes in, later by nothing. */
  process(send: Float32Array): Stereo
}

/** So many samples are worked on at once. What is given must be as many. */
export const roomBlock = 8192

/** Longest that a room rings, which is also how long a section may sound beyond its end. */
export const roomSecondsMax = 2.9

/** The response of a room as spectra of its pieces, made once and shared. */
export type RoomShape = { readonly left: readonly number[][]; readonly right: readonly number[][] }

const fft = new FFT(roomBlock * 2)

/**
 * Makes the response of a room: a little nothing, some first reflections, and noise that dies away by 60 dB in `seconds`, its
 * highs sooner (J. A. Moorer, About This Reverberation Business, 1979). Both sides are independent of each other.
 */
export function shapeRoom(seconds: number, sampleRateHz: number): RoomShape {
  const length = Math.min(seconds, roomSecondsMax)
  const side = (seed: number) => spectraOf(responseOf(length, sampleRateHz, seed))
  return { left: side(11), right: side(23) }
}

/** Creates a room without sound in it. */
export function createRoom(shape: RoomShape): Room {
  const pieces = shape.left.length
  const past: number[][] = []
  let overlap = silence(roomBlock)
  return {
    process(send) {
      const padded = new Float32Array(roomBlock * 2)
      padded.set(send.subarray(0, roomBlock))
      const spectrum = fft.createComplexArray()
      fft.realTransform(spectrum, padded)
      fft.completeSpectrum(spectrum)
      past.unshift(spectrum)
      past.length = Math.min(past.length, pieces)
      const left = heard(past, shape.left)
      const right = heard(past, shape.right)
      const out = silence(roomBlock)
      for (let at = 0; at < roomBlock; at += 1) {
        out.left[at] = (left[at * 2] ?? 0) + (overlap.left[at] ?? 0)
        out.right[at] = (right[at * 2] ?? 0) + (overlap.right[at] ?? 0)
      }
      overlap = silence(roomBlock)
      for (let at = 0; at < roomBlock; at += 1) {
        overlap.left[at] = left[(roomBlock + at) * 2] ?? 0
        overlap.right[at] = right[(roomBlock + at) * 2] ?? 0
      }
      return out
    },
  }
}

/** Adds up each block so far, through the piece of the response that it has come to. */
function heard(past: readonly number[][], pieces: readonly number[][]): number[] {
  const sum = new Float64Array(roomBlock * 4)
  for (const [age, spectrum] of past.entries()) {
    const piece = pieces[age]
    if (piece) multiplyInto(sum, spectrum, piece)
  }
  const samples = fft.createComplexArray()
  fft.inverseTransform(samples, sum as unknown as number[])
  return samples
}

function multiplyInto(sum: Float64Array, one: readonly number[], other: readonly number[]): void {
  for (let at = 0; at < sum.length; at += 2) {
    const [a = 0, b = 0, c = 0, d = 0] = [one[at], one[at + 1], other[at], other[at + 1]]
    sum[at] = (sum[at] ?? 0) + a * c - b * d
    sum[at + 1] = (sum[at + 1] ?? 0) + a * d + b * c
  }
}

function responseOf(seconds: number, sampleRateHz: number, seed: number): Float32Array {
  const chance = chanceOf(seed)
  const length = Math.round(seconds * sampleRateHz)
  const response = new Float32Array(length)
  const before = Math.round(0.012 * sampleRateHz)
  let low = 0
  for (let at = before; at < length; at += 1) {
    const passed = (at - before) / sampleRateHz
    const noise = chance.next() * 2 - 1
    // A filter that closes as time goes: air and walls take the highs first.
    const open = 0.75 * Math.exp(-passed * (2.2 / seconds)) + 0.06
    low += open * (noise - low)
    const fadesIn = Math.min(1, passed / 0.015)
    const isEnd = Math.min(1, (length - at) / (0.1 * length))
    response[at] = low * 10 ** ((-3 * passed) / seconds) * fadesIn * isEnd
  }
  for (let tap = 0; tap < 7; tap += 1) {
    const at = before + Math.round((0.004 + chance.next() * 0.055) * sampleRateHz)
    response[at] = (response[at] ?? 0) + (chance.is(0.5) ? 0.5 : -0.5) * (1 - tap / 9)
  }
  const energy = Math.sqrt(response.reduce((sum, sample) => sum + sample * sample, 0))
  return response.map((sample) => sample / energy)
}

function spectraOf(response: Float32Array): number[][] {
  const count = Math.ceil(response.length / roomBlock)
  return Array.from({ length: count }, (_, nth) => {
    const padded = new Float32Array(roomBlock * 2)
    padded.set(response.subarray(nth * roomBlock, (nth + 1) * roomBlock))
    const spectrum = fft.createComplexArray()
    fft.realTransform(spectrum, padded)
    fft.completeSpectrum(spectrum)
    return spectrum
  })
}
