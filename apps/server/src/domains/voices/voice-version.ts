import { createHash } from 'node:crypto'
import type { LibraryVoice } from './library/library.ts'

const versions = new WeakMap<LibraryVoice, string>()

/** Changes whenever the voice would sound different: 16 hexadecimal digits of its recipe's hash. */
export function versionOf(voice: LibraryVoice): string {
  const known = versions.get(voice)
  if (known !== undefined) return known
  const version = createHash('sha256').update(JSON.stringify(voice.recipe)).digest('hex').slice(0, 16)
  versions.set(voice, version)
  return version
}
