import type { WebSlice } from '../../slice.ts'
import { voiceLibraryRoutes } from './routes.tsx'
import { offer } from '#kit/offers.ts'
import { voiceActions, voicePageParts } from '#voices'
import { publishAction } from './publish-action.ts'
import { similarPart } from './similar-part.ts'

export const voiceLibrarySlice: WebSlice = {
  name: 'voice-library',
  screens: {
    shell: voiceLibraryRoutes,
  },
  offers: [offer(voiceActions, publishAction), offer(voicePageParts, similarPart)],
}
