import type { Slice } from '../../slice.ts'
import { serviceAccountHolding } from './holding.ts'
import { serviceAccountRoutes } from './routes.ts'

export const serviceAccountsSlice: Slice = {
  name: 'service-accounts',
  routes: serviceAccountRoutes,
  holding: serviceAccountHolding,
}
