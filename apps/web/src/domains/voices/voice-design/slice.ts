import type { WebSlice } from '../../slice.ts'
import { voiceDesignRoutes } from './routes.tsx'
import { offer } from '#kit/offers.ts'
import { voiceActions } from '#voices'
import { remixAction } from './remix-action.tsx'

export const voiceDesignSlice: WebSlice = {
  name: 'voice-design',
  screens: {
    shell: voiceDesignRoutes,
  },
  offers: [offer(voiceActions, remixAction)],
}
