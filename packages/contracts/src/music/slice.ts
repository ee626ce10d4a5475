import { defineContract } from '../kit/index.ts'
import { musicEndpoints } from './endpoints.ts'
import { musicErrors } from './errors.ts'

export const musicContract = defineContract({
  endpoints: musicEndpoints,
  scopes: ['music_generation'],
  errors: musicErrors,
  screens: { shell: { music: '/app/music', musicHistory: '/app/music/history' } },
  ids: { song: 'song' },
})
