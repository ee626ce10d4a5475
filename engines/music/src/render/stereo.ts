/** Two channels of the same length. */
export type Stereo = { readonly left: Float32Array; readonly right: Float32Array }

/** Makes a sound of so many samples in which nothing is heard. */
export function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Adds one sound to another from `at` on, as far as both reach. Changes `target`. */
export function addTo(target: Stereo, sound: Stereo, at = 0): void {
  const length = Math.min(target.left.length - at, sound.left.length)
  for (let n = 0; n < length; n += 1) {
    target.left[at + n] = (target.left[at + n] ?? 0) + (sound.left[n] ?? 0)
    target.right[at + n] = (target.right[at + n] ?? 0) + (sound.right[n] ?? 0)
  }
}
