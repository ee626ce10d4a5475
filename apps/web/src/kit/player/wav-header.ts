/** How the samples of a headerless recording are stored: 16-bit linear, or 8-bit A-law or µ-law. Always mono. */
export type RawEncoding = { readonly encoding: 'pcm' | 'alaw' | 'ulaw'; readonly sampleRateHz: number }

const formatTags = { pcm: 1, alaw: 6, ulaw: 7 } as const

/** Reads `pcm_16000`, `ulaw_8000` and the like; undefined for formats that carry their own header. */
export function rawEncodingOf(outputFormat: string): RawEncoding | undefined {
  const match = /^(pcm|alaw|ulaw)_(\d+)$/u.exec(outputFormat)
  if (!match) return undefined
  const encoding = match[1] === 'pcm' ? 'pcm' : match[1] === 'alaw' ? 'alaw' : 'ulaw'
  return { encoding, sampleRateHz: Number(match[2]) }
}

/** Writes the 44 bytes that make raw samples a WAV file (RIFF, canonical layout). */
export function wavHeader({ encoding, sampleRateHz }: RawEncoding, sizeBytes: number): Uint8Array<ArrayBuffer> {
  const bytesPerSample = encoding === 'pcm' ? 2 : 1
  const view = new DataView(new ArrayBuffer(44))
  writeAscii(view, 0, 'RIFF')
  view.setUint32(4, 36 + sizeBytes, true)
  writeAscii(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, formatTags[encoding], true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * bytesPerSample, true)
  view.setUint16(32, bytesPerSample, true)
  view.setUint16(34, bytesPerSample * 8, true)
  writeAscii(view, 36, 'data')
  view.setUint32(40, sizeBytes, true)
  return new Uint8Array(view.buffer)
}

function writeAscii(view: DataView, offset: number, text: string): void {
  for (const [index, letter] of [...text].entries()) view.setUint8(offset + index, letter.charCodeAt(0))
}
