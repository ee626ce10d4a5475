/** Samples each second of everything that this engine makes. */
export const rateHz = 48_000

/** How many samples share one value of a curve. */
export const controlStep = 32

/**
 * What is smaller (300 dB below the loudest) is taken for nothing: processors take a hundred times as long for the smallest numbers there are,
 * in which everything ends that dies away and goes on being computed.
 */
export const nothing = 1e-15

/** Answers nothing for a number that is next to nothing. */
export function settled(value: number): number {
  return Math.abs(value) < nothing ? 0 : value
}

/** A constant, or a value that changes with the seconds since the start. */
export type Curve = number | ((seconds: number) => number)

/** Sound of two channels of the same length, −1 to 1 or louder. */
export type Stereo = { readonly left: Float32Array<ArrayBuffer>; readonly right: Float32Array<ArrayBuffer> }

/** Converts seconds to a whole number of samples. */
export function samplesOf(seconds: number): number {
  return Math.max(0, Math.round(seconds * rateHz))
}

/** Answers the value of a curve at a time. */
export function valueAt(curve: Curve, seconds: number): number {
  return typeof curve === 'number' ? curve : curve(seconds)
}

/** Makes two silent channels. */
export function silence(count: number): Stereo {
  return { left: new Float32Array(count), right: new Float32Array(count) }
}

export type Placing = { readonly gain?: number; readonly pan?: number }

/** Adds one channel at a place in the field: −1 left, 1 right, equally loud everywhere. What hangs over is left out. */
export function place(out: Stereo, mono: Float32Array, seconds: number, { gain = 1, pan = 0 }: Placing = {}): void {
  const at = Math.round(seconds * rateHz)
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
  const toLeft = gain * Math.cos(angle) * Math.SQRT2
  const toRight = gain * Math.sin(angle) * Math.SQRT2
  const from = Math.max(0, -at)
  const end = Math.min(mono.length, out.left.length - at)
  for (let index = from; index < end; index++) {
    const value = mono[index] ?? 0
    out.left[at + index] = (out.left[at + index] ?? 0) + value * toLeft
    out.right[at + index] = (out.right[at + index] ?? 0) + value * toRight
  }
}

/** Adds samples to others; what hangs over is left out. */
export function addTo(out: Float32Array, samples: Float32Array, gain = 1): void {
  const end = Math.min(out.length, samples.length)
  for (let at = 0; at < end; at++) out[at] = (out[at] ?? 0) + (samples[at] ?? 0) * gain
}

/** Adds a sound to another from a time on; what hangs over is left out. */
export function addStereo(out: Stereo, sound: Stereo, seconds = 0, gain = 1): void {
  const at = samplesOf(seconds)
  addTo(out.left.subarray(at), sound.left, gain)
  addTo(out.right.subarray(at), sound.right, gain)
}

/** Multiplies in place by a curve, straight between its values. */
export function shaped(samples: Float32Array<ArrayBuffer>, curve: Curve): Float32Array<ArrayBuffer> {
  let from = valueAt(curve, 0)
  for (let start = 0; start < samples.length; start += controlStep) {
    const end = Math.min(samples.length, start + controlStep)
    const to = valueAt(curve, (start + controlStep) / rateHz)
    const step = (to - from) / controlStep
    for (let at = start; at < end; at++) samples[at] = settled((samples[at] ?? 0) * (from + step * (at - start)))
    from = to
  }
  return samples
}

/** Makes both channels from their own chance; `shared` (0…1) of each is common to both. */
export function wide(shared: number, make: () => Float32Array<ArrayBuffer>): Stereo {
  const left = make()
  const right = make()
  const own = Math.sqrt(1 - shared)
  const common = Math.sqrt(shared)
  if (shared > 0) {
    for (let at = 0; at < left.length; at++) {
      const one = left[at] ?? 0
      const other = right[at] ?? 0
      left[at] = one * (own + common) * Math.SQRT1_2 + other * common * Math.SQRT1_2
      right[at] = other * (own + common) * Math.SQRT1_2 + one * common * Math.SQRT1_2
    }
  }
  return { left, right }
}
