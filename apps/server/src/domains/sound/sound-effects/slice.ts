import { answer } from '#kernel/hooks.ts'
import { isReported } from '#history'
import { endTakenDown } from '#sharing'
import { decidePage, describePages } from '#sharing/page-reports/index.ts'
import type { Slice } from '../../slice.ts'
import { soundEffectsHolding } from './holding.ts'
import { soundEffectsJobs } from './jobs.ts'
import { decideReportedSound, describeSounds, endSoundOf, isSoundReported } from './library/published/moderation.ts'
import { soundEffectsRoutes } from './routes.ts'
import { soundEffectsSubscriptions } from './subscriptions.ts'

export const soundEffectsSlice: Slice = {
  name: 'sound-effects',
  routes: soundEffectsRoutes,
  jobs: soundEffectsJobs,
  subscriptions: soundEffectsSubscriptions,
  holding: soundEffectsHolding,
  answers: [
    answer(describePages, describeSounds),
    answer(decidePage, decideReportedSound),
    answer(endTakenDown, endSoundOf),
    answer(isReported, isSoundReported),
  ],
}
