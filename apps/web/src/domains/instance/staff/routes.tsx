import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { staffTitleWords } from './titles/words.ts'

const group = 'account'

export const staffRoutes: RouteObject[] = [
  screen(
    paths.admin,
    () => staffTitleWords.instance,
    async () => (await import('./pages/instance-page.tsx')).InstancePage,
    { group, unlisted: true },
  ),
  screen(
    paths.adminSettings,
    () => staffTitleWords.settings,
    async () => (await import('./settings/settings-page.tsx')).SettingsPage,
    { group, unlisted: true, asideOf: paths.admin },
  ),
  screen(
    paths.adminWork,
    () => staffTitleWords.work,
    async () => (await import('./work/work-page.tsx')).WorkPage,
    { group, unlisted: true, asideOf: paths.admin },
  ),
  screen(
    paths.adminUsers,
    () => staffTitleWords.users,
    async () => (await import('./pages/users-page.tsx')).UsersPage,
    { group, unlisted: true, asideOf: paths.admin },
  ),
  screen(
    paths.adminUser,
    () => staffTitleWords.user,
    async () => (await import('./pages/user-page.tsx')).UserPage,
    { group, unlisted: true, asideOf: paths.adminUsers },
  ),
  screen(
    paths.adminUserRecordings,
    () => staffTitleWords.userRecordings,
    async () => (await import('./pages/recordings-page.tsx')).RecordingsPage,
    { group, unlisted: true, asideOf: paths.adminUsers },
  ),
  screen(
    paths.adminWorkspaces,
    () => staffTitleWords.workspaces,
    async () => (await import('./pages/workspaces-page.tsx')).WorkspacesPage,
    { group, unlisted: true, asideOf: paths.admin },
  ),
  screen(
    paths.adminWorkspace,
    () => staffTitleWords.workspace,
    async () => (await import('./pages/workspace-page.tsx')).WorkspacePage,
    { group, unlisted: true, asideOf: paths.adminWorkspaces },
  ),
]
