import { rawEncodingOf, wavHeader } from './wav-header.ts'

/**
 * Makes of whole audio something a browser plays: raw samples get a WAV header, everything else stays as it is.
 * `outputFormat` is the product's name of the encoding, e.g. `pcm_16000`.
 */
export function playableBlob(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  contentType: string,
  outputFormat: string,
): Blob {
  const raw = rawEncodingOf(outputFormat)
  if (!raw) return new Blob([...chunks], { type: contentType })
  const sizeBytes = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)
  return new Blob([wavHeader(raw, sizeBytes), ...chunks], { type: 'audio/wav' })
}
