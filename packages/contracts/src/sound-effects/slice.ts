import { defineContract } from '../kit/index.ts'
import { soundEffectsEndpoints } from './endpoints.ts'
import { soundEffectsErrors } from './errors.ts'

export const soundEffectsContract = defineContract({
  endpoints: soundEffectsEndpoints,
  scopes: ['sound_generation'],
  errors: soundEffectsErrors,
  screens: {
    shell: { soundEffects: '/app/sound-effects/generate', soundEffectsHistory: '/app/sound-effects/history' },
  },
})
