import { joinBytes } from '../join.ts'
import { findInId3, id3Length } from './id3.ts'
import { manifestName, riffName } from './names.ts'
import { withoutRiffChunk } from './riff.ts'

/** Takes the manifest out of the beginning of an MP3 or WAV file, so that another can stand there. */
export function withoutManifest(codec: 'mp3' | 'wav', head: Uint8Array): Uint8Array {
  if (codec === 'wav') return withoutRiffChunk(head, riffName)
  const length = id3Length(head)
  const isOurs = length > 0 && findInId3(head.subarray(0, length), manifestName) !== undefined
  return isOurs ? joinBytes([head.subarray(length)]) : head
}
