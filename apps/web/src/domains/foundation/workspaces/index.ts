export { AdminsHint, InviteNotice, WorkspaceSwitcher } from './later.tsx'
export * from './security/index.ts'
export { goToWorkspace, useWorkspaces } from './people/queries.ts'
