import { createSoundEffectsPool } from '@vireo/engines'
import { soundEffectsConformance } from '@vireo/engines/effects/sound-effects.conformance.ts'

const engine = new URL('./index.ts', import.meta.url)
soundEffectsConformance('synthesis', () => createSoundEffectsPool({ workers: 2, engine }), {
  known: 'rain on a tin roof',
  unknown: 'unicorn karaoke',
})
