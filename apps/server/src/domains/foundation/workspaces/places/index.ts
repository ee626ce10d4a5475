export { existingWorkspaces } from './existing-workspaces.ts'
export {
  leaveEveryWorkspace,
  personalWorkspaceOf,
  personWhoOwns,
  type PersonalWorkspace,
  removeWorkspace,
} from './personal-workspace.ts'
export { findWorkspace } from '../members/member-store.ts'
export { findWorkspaces, type WorkspaceSearch } from './found-workspace-store.ts'
export { workspaceOf } from './workspace-of.ts'
export { listMemberships as membershipsOf } from '../workspace-store.ts'
