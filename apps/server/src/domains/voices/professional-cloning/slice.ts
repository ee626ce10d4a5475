import { answer } from '#kernel/hooks.ts'
import type { Slice } from '../../slice.ts'
import { languagesOfVoices, onSampleDelete } from '#voices'
import { professionalCloningHolding } from './holding.ts'
import { professionalCloningJobs } from './jobs.ts'
import { languagesOf } from './languages-of.ts'
import { professionalCloningRoutes } from './routes.ts'
import { loseSample } from './samples/delete-sample.ts'

export const professionalCloningSlice: Slice = {
  name: 'professional-cloning',
  routes: professionalCloningRoutes,
  jobs: professionalCloningJobs,
  holding: professionalCloningHolding,
  answers: [answer(languagesOfVoices, languagesOf), answer(onSampleDelete, loseSample)],
}
