import { defineContract } from '../kit/index.ts'
import { soundEffectsAudit } from './audit.ts'
import { soundEffectsEndpoints } from './endpoints.ts'
import { soundEffectsErrors } from './errors.ts'

export const soundEffectsContract = defineContract({
  endpoints: soundEffectsEndpoints,
  scopes: ['sound_generation'],
  errors: soundEffectsErrors,
  audit: soundEffectsAudit,
  ids: { sharedSound: 'sound' },
  screens: {
    shell: {
      soundEffects: '/app/sound-effects/generate',
      soundEffectsHistory: '/app/sound-effects/history',
      soundEffectsExplore: '/app/sound-effects/explore',
      soundEffectsSearch: '/app/sound-effects/explore/search',
      soundEffectsCategory: '/app/sound-effects/explore/category',
    },
  },
})
