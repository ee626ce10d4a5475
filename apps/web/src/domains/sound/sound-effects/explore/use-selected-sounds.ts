import { type SharedSound, soundLibraryLimits } from '@vireo/contracts/sound-effects'
import { useState } from 'react'

/** Keeps which sounds are chosen to be saved together; no more than are saved at once. */
export function useSelectedSounds() {
  const [sounds, setSounds] = useState<readonly SharedSound[]>([])
  const has = (id: string) => sounds.some((sound) => sound.generation_id === id)
  return {
    sounds,
    has,
    toggle: (sound: SharedSound) =>
      setSounds((before) =>
        before.some(({ generation_id: id }) => id === sound.generation_id)
          ? before.filter(({ generation_id: id }) => id !== sound.generation_id)
          : [...before, sound].slice(0, soundLibraryLimits.downloadMax),
      ),
    clear: () => setSounds([]),
  }
}
