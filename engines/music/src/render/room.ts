import FFT from 'fft.js'
import { chanceOf } from '../random.ts'
import { silence, type Stereo } from './stereo.ts'

/** A room that what is sent to it sounds in. It forgets everything after its length: a finite impulse response. */
export type Room = {
  /** As much comes out as goes in, later by nothing. Nothing goes in where nothing is given; nothing comes out once all has died away. */
  process(send: Float32Array | undefined): Stereo | undefined
}

/** So many samples are worked on at once. What is given must be as many. */
export const roomBlock = 8192

/** Longest that a room rings, which is also how long a section may sound beyond its end. */
export const roomSecondsMax = 2.9

/** Half the spectrum of so many samples twice over, real and imaginary in turns: of what is real the other half says the same. */
type Spectrum = Float64Array
const bins = roomBlock + 1

/** The response of a room as spectra of its pieces, made once and shared. */
export type RoomShape = { readonly left: readonly Spectrum[]; readonly right: readonly Spectrum[] }

const fft = new FFT(roomBlock * 2)

/**
 * Makes the response of a room: a little nothing, some first reflections, and noise that dies away by 60 dB in `seconds`, its
 * highs sooner (J. A. Moorer, About This Reverberation Business, 1979). Both sides are independent of each other.
 */
export function shapeRoom(seconds: number, sampleRateHz: number): RoomShape {
  const length = Math.min(seconds, roomSecondsMax)
  const asked = `${length} ${sampleRateHz}`
  if (latest?.asked === asked) return latest.shape
  const side = (seed: number) => spectraOf(responseOf(length, sampleRateHz, seed))
  latest = { asked, shape: { left: side(11), right: side(23) } }
  return latest.shape
}

/** A room is often asked for again: for a loop, for stems, for another version. */
let latest: { readonly asked: string; readonly shape: RoomShape } | undefined

/** Creates a room without sound in it. */
export function createRoom(shape: RoomShape): Room {
  const past: (Spectrum | undefined)[] = shape.left.map(() => undefined)
  const sums = { left: new Float64Array(bins * 2), right: new Float64Array(bins * 2) }
  const both = new Float64Array(roomBlock * 4)
  const samples = new Float64Array(roomBlock * 4)
  const unused: Spectrum[] = []
  let overlap: Stereo | undefined
  return {
    process(send) {
      const oldest = past.pop()
      if (oldest) unused.push(oldest)
      past.unshift(send && spectrumOf(send, unused.pop()))
      const before = overlap
      overlap = undefined
      if (!addUp(sums, past, shape)) return before
      putTogether(both, sums.left, sums.right)
      fft.inverseTransform(samples, both)
      const out = before ?? silence(roomBlock)
      overlap = silence(roomBlock)
      takeOut(samples, out, overlap)
      return out
    },
  }
}

/** Adds the first half of what sounds to what goes out, and keeps the other. */
function takeOut(samples: Float64Array, out: Stereo, after: Stereo): void {
  for (let at = 0; at < roomBlock; at += 1) {
    out.left[at] = (samples[at * 2] ?? 0) + (out.left[at] ?? 0)
    out.right[at] = (samples[at * 2 + 1] ?? 0) + (out.right[at] ?? 0)
    after.left[at] = samples[(roomBlock + at) * 2] ?? 0
    after.right[at] = samples[(roomBlock + at) * 2 + 1] ?? 0
  }
}

type Sides<Type> = { readonly left: Type; readonly right: Type }

/** Adds up each block so far, through the piece of the response that it has come to. Answers whether there is any. */
function addUp(sums: Sides<Spectrum>, past: readonly (Spectrum | undefined)[], { left, right }: RoomShape): boolean {
  const ages = [...past.keys()].filter((age) => past[age])
  if (ages.length === 0) return false
  sums.left.fill(0)
  sums.right.fill(0)
  for (const age of ages) {
    const [spectrum, toLeft, toRight] = [past[age], left[age], right[age]]
    if (spectrum && toLeft && toRight) multiplyInto(sums, spectrum, toLeft, toRight)
  }
  return true
}

/** Multiplies for both sides in one go: what comes from memory is read once. */
function multiplyInto(sums: Sides<Spectrum>, spectrum: Spectrum, toLeft: Spectrum, toRight: Spectrum): void {
  const { left, right } = sums
  for (let at = 0; at < bins * 2; at += 2) {
    const a = spectrum[at] ?? 0
    const b = spectrum[at + 1] ?? 0
    const c = toLeft[at] ?? 0
    const d = toLeft[at + 1] ?? 0
    const e = toRight[at] ?? 0
    const f = toRight[at + 1] ?? 0
    left[at] = (left[at] ?? 0) + a * c - b * d
    left[at + 1] = (left[at + 1] ?? 0) + a * d + b * c
    right[at] = (right[at] ?? 0) + a * e - b * f
    right[at + 1] = (right[at + 1] ?? 0) + a * f + b * e
  }
}

/** Makes one spectrum of two, whose real part is the one sound and whose imaginary part the other: one way back is enough. */
function putTogether(both: Float64Array, left: Spectrum, right: Spectrum): void {
  for (let bin = 0; bin < bins; bin += 1) {
    const [re, im] = [bin * 2, bin * 2 + 1]
    const a = left[re] ?? 0
    const b = left[im] ?? 0
    const c = right[re] ?? 0
    const d = right[im] ?? 0
    both[re] = a - d
    both[im] = b + c
    if (bin === 0 || bin === roomBlock) continue
    const mirrored = both.length - re
    both[mirrored] = a + d
    both[mirrored + 1] = c - b
  }
}

const padded = new Float64Array(roomBlock * 2)
const whole = new Float64Array(roomBlock * 4)

function spectrumOf(samples: Float32Array, into: Spectrum = new Float64Array(bins * 2)): Spectrum {
  padded.fill(0)
  padded.set(samples.subarray(0, roomBlock))
  fft.realTransform(whole, padded)
  into.set(whole.subarray(0, bins * 2))
  return into
}

function responseOf(seconds: number, sampleRateHz: number, seed: number): Float32Array {
  const chance = chanceOf(seed)
  const length = Math.round(seconds * sampleRateHz)
  const response = new Float32Array(length)
  const before = Math.round(0.012 * sampleRateHz)
  // Both go down by the same share with each sample: multiplying is much quicker than a power for each.
  const [closing, decay] = [Math.exp(-2.2 / (seconds * sampleRateHz)), 10 ** (-3 / (seconds * sampleRateHz))]
  let [low, opening, level] = [0, 0.75, 1]
  for (let at = before; at < length; at += 1) {
    const passed = (at - before) / sampleRateHz
    const noise = chance.next() * 2 - 1
    // A filter that closes as time goes: air and walls take the highs first.
    low += (opening + 0.06) * (noise - low)
    opening *= closing
    const fadesIn = Math.min(1, passed / 0.015)
    const isEnd = Math.min(1, (length - at) / (0.1 * length))
    response[at] = low * level * fadesIn * isEnd
    level *= decay
  }
  for (let tap = 0; tap < 7; tap += 1) {
    const at = before + Math.round((0.004 + chance.next() * 0.055) * sampleRateHz)
    response[at] = (response[at] ?? 0) + (chance.is(0.5) ? 0.5 : -0.5) * (1 - tap / 9)
  }
  const energy = Math.sqrt(response.reduce((sum, sample) => sum + sample * sample, 0))
  return response.map((sample) => sample / energy)
}

function spectraOf(response: Float32Array): Spectrum[] {
  const count = Math.ceil(response.length / roomBlock)
  return Array.from({ length: count }, (_, nth) => spectrumOf(response.subarray(nth * roomBlock)))
}
