const full = 32_768

/** Writes samples as 16 bits each, little endian, in letters. */
export function toBase64(samples: Float32Array): string {
  const view = new DataView(new ArrayBuffer(samples.length * 2))
  for (const [at, sample] of samples.entries())
    view.setInt16(at * 2, Math.max(-full, Math.min(full - 1, Math.round(sample * full))), true)
  const bytes = new Uint8Array(view.buffer)
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}
