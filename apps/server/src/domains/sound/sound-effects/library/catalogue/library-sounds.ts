import type { SoundCategory } from '@vireo/contracts/sound-effects'
import { combinedSounds } from './combined-sounds.ts'
import { plainSounds } from './plain-sounds.ts'

/** A sound that everybody finds in the library. Its English name is the prompt that it is made of. */
export type LibrarySound = {
  readonly id: string
  readonly category: SoundCategory
  readonly endless: boolean
  readonly english: string
  readonly german: string
}

/** Every sound of the library, in the order in which it is shown. */
export const librarySounds: readonly LibrarySound[] = [...plainSounds, ...combinedSounds].map(
  ([category, endless, english, german]) => ({ id: idOf(english), category, endless, english, german }),
)

const soundsById = new Map(librarySounds.map((sound) => [sound.id, sound]))

/** Answers a sound by its id; undefined where there is none. */
export function findLibrarySound(id: string): LibrarySound | undefined {
  return soundsById.get(id)
}

function idOf(english: string): string {
  return `library-${english
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/gu, '')
    .replaceAll(' ', '-')}`
}
