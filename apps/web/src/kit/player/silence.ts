import { wavHeader } from './wav-header.ts'

const sampleRateHz = 8000
const sizeBytes = 160

/** Makes a file of a hundredth of a second of nothing. */
export function silence(): Blob {
  return new Blob([wavHeader({ encoding: 'pcm', sampleRateHz }, sizeBytes), new Uint8Array(sizeBytes)], {
    type: 'audio/wav',
  })
}
