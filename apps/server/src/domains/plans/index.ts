import type { Slice } from '../slice.ts'
import { planRoutes } from './routes.ts'

export const plansSlice: Slice = { name: 'plans', routes: planRoutes }

export { discountName } from './discount-name.ts'
export { overageCost } from './overage-cost.ts'
export type { Entitlements, PlanVersion } from './plan-version.ts'
export { currentPlan, entitlementsOf, planVersionOf } from './plan-version-of.ts'
export { sizeGrants } from './size-grants.ts'
export { firstMonthDiscount, soldPlan } from './sold-plan.ts'
