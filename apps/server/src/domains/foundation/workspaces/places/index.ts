export { existingWorkspaces } from './existing-workspaces.ts'
export {
  leaveEveryWorkspace,
  personalWorkspaceOf,
  personWhoOwns,
  type PersonalWorkspace,
  removeWorkspace,
} from './personal-workspace.ts'
export { workspaceOf } from './workspace-of.ts'
