export { assertEnterpriseFeature, hasEnterpriseFeatures } from './assert-enterprise-feature.ts'
export { listAdmins } from './admin-store.ts'
export { getSeat } from './get-seat.ts'
export {
  type AutoProvisioning,
  autoProvisioningOf,
  creditsCounted,
  onDeparture,
  onLimitSet,
  onWorkspaceOpened,
  payingOf,
  seatLimitOf,
  webhooksExist,
  dictionariesExist,
  type WorkspacePaying,
} from './hooks.ts'
export { membershipOf } from './membership-of.ts'
export { assertWithinOwnPower } from './policy.ts'
export { seatOfRole } from './seats.ts'
export type { MembershipRow, Role } from './tables.ts'
export { nameOfWorkspace } from './workspace-store.ts'
