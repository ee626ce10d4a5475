import type { SampleFile } from '../samples.ts'
import { type FileSource, openFileSource } from './file-source.ts'

/** Opens a recording for reading, of which only a part is in memory at a time; `close` it when done. */
export function openSampleFile({ path, sampleRateHz }: SampleFile): FileSource {
  return openFileSource(path, sampleRateHz, 'int16')
}
