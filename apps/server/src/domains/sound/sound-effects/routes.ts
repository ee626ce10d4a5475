import { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { replayRecording } from '#speech'
import { generateSound } from './generate-sound.ts'
import { hearLibrarySound } from './library/hear-library-sound.ts'
import { listLibrarySounds } from './library/list-library-sounds.ts'
import { presentLibrary } from './library/present-library.ts'

export const soundEffectsRoutes = defineRoutes((on) => {
  on(soundEffectsEndpoints.generate, generateSound, {
    audit: unaudited('made content', 'a sound in the history'),
    replay: replayRecording,
  })
  on(soundEffectsEndpoints.listLibrary, listLibrarySounds, presentLibrary)
  on(soundEffectsEndpoints.hearLibrary, hearLibrarySound)
})
