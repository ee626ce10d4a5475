import type { Slice } from '../../slice.ts'
import { voiceDesignHolding } from './holding.ts'
import { voiceDesignJobs } from './jobs.ts'
import { voiceDesignRoutes } from './routes.ts'
import { voiceDesignSubscriptions } from './subscriptions.ts'

export const voiceDesignSlice: Slice = {
  name: 'voice-design',
  routes: voiceDesignRoutes,
  jobs: voiceDesignJobs,
  subscriptions: voiceDesignSubscriptions,
  holding: voiceDesignHolding,
  storedFiles: [{ table: 'designed_voices', leftOut: 'previews go away after a day; a chosen one becomes a voice' }],
}
