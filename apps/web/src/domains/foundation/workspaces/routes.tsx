import { Users, UsersRound } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { peopleTitleWords } from './titles/words.ts'

/** The screens about the people of a workspace. */
export const peopleRoutes: RouteObject[] = [
  screen(
    paths.workspaceMembers,
    () => peopleTitleWords.members,
    async () => (await import('./people/members-page.tsx')).MembersPage,
    {
      icon: Users,
      group: 'workspace',
    },
  ),
  screen(
    paths.workspaceGroups,
    () => peopleTitleWords.groups,
    async () => (await import('./groups/groups-page.tsx')).GroupsPage,
    { icon: UsersRound, group: 'workspace' },
  ),
]

export const peopleSettingsRoutes: RouteObject[] = [
  screen(
    paths.workspaceInvites,
    () => peopleTitleWords.members,
    async () => (await import('./invites/invites-page.tsx')).InvitesPage,
    { group: 'workspace', unlisted: true, partOf: paths.workspaceMembers },
  ),
]
