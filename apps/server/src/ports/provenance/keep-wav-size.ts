import { sizedWavHead } from '@vireo/audio'
import type { StorageWriter } from '../storage.ts'

/** More than a manifest and the other headers take. */
const headBytesMax = 16_384

/** Puts the exact sizes into a WAV file that began without knowing them. */
export async function keepWavSize(writer: StorageWriter, sizeBytes: number): Promise<void> {
  const head = await writer.read({ start: 0, end: Math.min(sizeBytes, headBytesMax) })
  await writer.patch(0, sizedWavHead(head, sizeBytes))
}
