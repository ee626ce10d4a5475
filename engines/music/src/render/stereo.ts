/** Two channels of the same length. */
export type Stereo = { readonly left: Float32Array; readonly right: Float32Array }

/** Makes a sound of so many samples in which nothing is heard. */
export function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Answers whether all of a sound is nothing. */
export function isSilent({ left, right }: Stereo): boolean {
  for (let at = 0; at < left.length; at += 1) if (left[at] !== 0 || right[at] !== 0) return false
  return true
}

/** Adds one sound to another from `at` on, as far as both reach. Changes `target`. */
export function addTo(target: Stereo, sound: Stereo, at = 0): void {
  const length = Math.min(target.left.length - at, sound.left.length)
  addSide(target.left, sound.left, at, length)
  addSide(target.right, sound.right, at, length)
}

function addSide(target: Float32Array, sound: Float32Array, at: number, length: number): void {
  for (let n = 0; n < length; n += 1) target[at + n] = (target[at + n] ?? 0) + (sound[n] ?? 0)
}

/** Answers a stretch of a sound, in the same memory. */
export function stretchOf({ left, right }: Stereo, from: number, to: number): Stereo {
  return { left: left.subarray(from, to), right: right.subarray(from, to) }
}
