import { joinBytes } from '../join.ts'
import { withFlacComment } from './flac.ts'
import { id3Tag } from './id3.ts'
import { manifestName, riffName } from './names.ts'
import { withOpusComment } from './ogg.ts'
import { withRiffChunk } from './riff.ts'

/** What a manifest can be put into. */
export type ManifestContainer = 'mp3' | 'aac' | 'wav' | 'opus' | 'flac'

const containers: readonly string[] = ['mp3', 'aac', 'wav', 'opus', 'flac']

/** Tells whether an encoding has a container that a manifest can stand in: bare samples have none. */
export function carriesManifest(codec: string): codec is ManifestContainer {
  return containers.includes(codec)
}

/**
 * Puts a manifest into the beginning of a sound: all of its headers must be there, as in the first bytes that an encoder gives. Returns the
 * bytes as they are where they do not begin such a sound.
 */
export function withManifest(codec: ManifestContainer, bytes: Uint8Array, manifest: string): Uint8Array {
  switch (codec) {
    case 'mp3':
    case 'aac':
      return joinBytes([id3Tag(manifestName, manifest), bytes])
    case 'wav':
      return withRiffChunk(bytes, riffName, manifest) ?? bytes
    case 'opus':
      return withOpusComment(bytes, manifestName, manifest) ?? bytes
    case 'flac':
      return withFlacComment(bytes, manifestName, manifest) ?? bytes
  }
}
