import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const asAdmin = answer(workspacesEndpoints.listWorkspaces, {
  workspaces: [
    {
      workspace_id: 'w1',
      name: 'Press',
      seat_type: 'workspace_admin',
      is_owner: true,
      is_current: true,
      permissions: ['workspace_members_invite'],
    },
  ],
})

export const states: ScreenStates = {
  [paths.workspaceMembers]: {
    asks: [workspacesEndpoints.listMembers],
    ready: {
      answers: [asAdmin, answer(workspacesEndpoints.listMembers, [{ email: 'ada@example.test' }])],
      shows: 'ada@example.test',
    },
    empty: { never: 'Whoever looks is a member.' },
  },
  [paths.workspaceGroups]: {
    asks: [workspacesEndpoints.listGroups],
    ready: {
      answers: [asAdmin, answer(workspacesEndpoints.listGroups, { g1: { id: 'g1', name: 'Newsroom' } })],
      shows: 'Newsroom',
    },
    empty: { never: 'There is a group of everyone.' },
  },
  [paths.workspaceInvites]: {
    asks: [workspacesEndpoints.listInvites, workspacesEndpoints.listWorkspaces],
    ready: {
      answers: [asAdmin, answer(workspacesEndpoints.listInvites, { invites: [{ email: 'bea@example.test' }] })],
      shows: 'bea@example.test',
    },
    empty: { answers: [asAdmin], shows: 'No pending invitations', action: 'Invite people' },
  },
}
