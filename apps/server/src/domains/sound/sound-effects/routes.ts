import { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { replayRecording } from '#speech'
import { generateSound } from './generate-sound.ts'

export const soundEffectsRoutes = defineRoutes((on) => {
  on(soundEffectsEndpoints.generate, generateSound, {
    audit: unaudited('made content', 'a sound in the history'),
    replay: replayRecording,
  })
})
