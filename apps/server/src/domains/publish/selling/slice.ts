import { onSaleTold } from '#billing'
import type { Slice } from '#domains/slice.ts'
import { answer } from '#kernel/hooks.ts'
import { sellingHolding } from './holding.ts'
import { sellingJobs } from './jobs.ts'
import { sellingRoutes } from './routes.ts'
import { hearOfSale } from './settling/hear-of-sale.ts'

export const sellingSlice: Slice = {
  name: 'selling',
  routes: sellingRoutes,
  jobs: sellingJobs,
  holding: sellingHolding,
  answers: [answer(onSaleTold, hearOfSale)],
}
