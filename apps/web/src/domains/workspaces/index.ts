export { AdminsHint, InviteNotice, WorkspaceSwitcher } from './later.tsx'
export { peopleRoutes, peopleSettingsRoutes } from './routes.tsx'
export * from './security/index.ts'
