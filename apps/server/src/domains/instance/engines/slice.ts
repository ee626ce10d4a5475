import { answer } from '#kernel/hooks.ts'
import type { Slice } from '#domains/slice.ts'
import { engineOfRecipe } from '#voices/elsewhere/index.ts'
import { speakingEngine } from './addresses/may-leave.ts'
import { enginesHolding } from './holding.ts'
import { enginesRoutes } from './routes.ts'

export const enginesSlice: Slice = {
  name: 'engines',
  routes: enginesRoutes,
  holding: enginesHolding,
  answers: [answer(engineOfRecipe, speakingEngine)],
}
