export { existingWorkspaces } from './existing-workspaces.ts'
export { findWorkspaceOf } from './find-workspace-of.ts'
export {
  leaveEveryWorkspace,
  personalWorkspaceOf,
  personWhoOwns,
  type PersonalWorkspace,
  removeWorkspace,
} from './personal-workspace.ts'
