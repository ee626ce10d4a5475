export { AdminsHint, InviteNotice, WorkspaceSwitcher } from './later.tsx'
export { useMay } from './people/queries.ts'
export * from './security/index.ts'
export { goToWorkspace, useWorkspaces } from './people/queries.ts'
