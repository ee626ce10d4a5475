import type { Slice } from '#domains/slice.ts'
import { audioNativeHolding } from './holding.ts'
import { audioNativeJobs } from './jobs.ts'
import { audioNativeRoutes } from './routes.ts'

export const audioNativeSlice: Slice = {
  name: 'audio-native',
  routes: audioNativeRoutes,
  jobs: audioNativeJobs,
  holding: audioNativeHolding,
}
