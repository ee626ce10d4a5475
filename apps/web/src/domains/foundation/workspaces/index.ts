export { InviteNotice, WorkspaceSwitcher } from './later.tsx'
export { goToWorkspace, useMay, useMemberNames, useWorkspaces } from './people/queries.ts'
export * from './security/index.ts'
