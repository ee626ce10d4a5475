export { assertEnterpriseFeature, hasEnterpriseFeatures } from './assert-enterprise-feature.ts'
export { listAdmins } from './admin-store.ts'

export { effectivePermissions, type Grant, grantsOf } from './effective-permissions.ts'
export { existingWorkspaces } from './existing-workspaces.ts'
export { findWorkspaceOf } from './find-workspace-of.ts'
export { getSeat } from './get-seat.ts'

export { insertMachine, listGroupsOfMachines, updateMachineLock } from './machines/machine-store.ts'

export { placeMachine } from './machines/place-machine.ts'
export { findGroups, listGroupsIn } from './groups/group-store.ts'
export { describeGroups, type ListedGroup } from './groups/list-groups.ts'
export { presentGroup } from './groups/present-group.ts'
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
  type WorkspacePaying,
} from './hooks.ts'

export {
  leaveEveryWorkspace,
  personalWorkspaceOf,
  personWhoOwns,
  type PersonalWorkspace,
  removeWorkspace,
} from './personal-workspace.ts'
export { addMembership, type AddMembership } from './members/add-membership.ts'
export { endMembership, type EndMembership } from './members/end-membership.ts'
export { findMemberByEmail, findMembers, listMembersOf, type Member } from './members/find-members.ts'
export { peopleBehind } from './members/people-behind.ts'
export { membershipOf } from './membership-of.ts'
export { assertWithinOwnPower } from './policy.ts'
export { roleOfSeat, seatOfRole } from './seats.ts'
export { inactivityTimeoutSecondsMin, type SetSecurityRules, setSecurityRules } from './set-security-rules.ts'
export { listNoticeWebhooks } from './settings/notice-webhooks.ts'
export { setAlphaAccess } from './settings/alpha-access.ts'
export { keepTrainingOptOut } from './settings/keep-training-opt-out.ts'
export { forgetWebhook } from './settings/forget-webhook.ts'
export type { GroupRow, MemberGroup, MembershipRow, Role } from './tables.ts'
export { nameOfWorkspace } from './workspace-store.ts'
export { storesSharedFilesOnUser } from './settings/stores-shared-files-on-user.ts'
