import { examplesToHear } from '#kit/note-places.ts'
import { offer } from '#kit/offers.ts'
import type { WebSlice } from '../../slice.ts'
import { LaterExample } from './example/later-example.tsx'
import { voiceRoutes } from './routes.tsx'

export const voicesSlice: WebSlice = {
  name: 'voices',
  screens: {
    shell: voiceRoutes,
  },
  offers: [offer(examplesToHear, LaterExample)],
}
