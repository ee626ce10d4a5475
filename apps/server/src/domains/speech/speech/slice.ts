import { answer } from '#kernel/hooks.ts'
import { speakSample } from '#pronunciation'
import type { Slice } from '../../slice.ts'
import { dialogueRoutes } from './dialogue/routes.ts'
import { speechHolding } from './holding.ts'
import { speechJobs } from './jobs.ts'
import { speakRules } from './speak-rules.ts'
import { speechRoutes, speechSockets } from './routes.ts'

export const speechSlice: Slice = {
  name: 'speech',
  routes: [...speechRoutes, ...dialogueRoutes],
  channels: speechSockets,
  jobs: speechJobs,
  holding: speechHolding,
  answers: [answer(speakSample, speakRules)],
}
