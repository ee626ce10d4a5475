import { findInFlac } from './flac.ts'
import { findInId3, id3Length } from './id3.ts'
import { findInMp4, type PartReader } from './mp4.ts'
import { manifestName, riffName } from './names.ts'
import { findInOgg } from './ogg.ts'
import { findInRiff } from './riff.ts'

/** Pictures may stand ahead of it; what begins later is not found. */
const headBytes = 1_000_000
const manifestBytesMax = 8192

/** Finds the manifest of a sound of any container that `withManifest` and `mp4Box` know. Believes nothing of the file. */
export async function readManifest(read: PartReader, sizeBytes: number): Promise<string | undefined> {
  const head = await read(0, Math.min(sizeBytes, headBytes))
  const found = findIn(head) ?? (isMp4(head) ? await findInMp4(read, sizeBytes, manifestBytesMax) : undefined)
  return found !== undefined && found.length <= manifestBytesMax ? found : undefined
}

function findIn(head: Uint8Array): string | undefined {
  const kind = String.fromCharCode(...head.subarray(0, 4))
  if (kind.startsWith('ID3')) return findInId3(head.subarray(0, id3Length(head)), manifestName)
  if (kind === 'RIFF') return findInRiff(head, riffName)
  if (kind === 'OggS') return findInOgg(head, manifestName)
  if (kind === 'fLaC') return findInFlac(head, manifestName)
  return undefined
}

function isMp4(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(4, 8)) === 'ftyp'
}
