/** Bytes ahead of the samples in every file written here. */
export const wavHeaderBytes = 44

/** What a reader takes for "until the end" where the length cannot be known yet. */
const unknownSize = 0xff_ff_ff_ff

function writeSizes(view: DataView, dataBytes: number | 'unknown'): void {
  const known = dataBytes === 'unknown' || dataBytes > unknownSize - 36 ? undefined : dataBytes
  view.setUint32(4, known === undefined ? unknownSize : known + 36, true)
  view.setUint32(40, known === undefined ? unknownSize : known, true)
}

/**
 * Builds the 44 bytes ahead of signed 16-bit samples, of one channel unless said. With `'unknown'` both sizes say "to the end",
 * which players accept from a stream.
 */
export function wavHeader(
  dataBytes: number | 'unknown',
  sampleRateHz: number,
  channels: 1 | 2 = 1,
): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(wavHeaderBytes)
  const view = new DataView(header.buffer)
  header.set(new TextEncoder().encode('RIFF    WAVEfmt '))
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * 2 * channels, true)
  view.setUint16(32, 2 * channels, true)
  view.setUint16(34, 16, true)
  header.set(new TextEncoder().encode('data'), 36)
  writeSizes(view, dataBytes)
  return header
}

/** Puts the exact sizes into a finished file that began with a streamed header, in place. */
export function patchWavSizes(file: Uint8Array): void {
  writeSizes(new DataView(file.buffer, file.byteOffset, file.byteLength), file.length - wavHeaderBytes)
}
