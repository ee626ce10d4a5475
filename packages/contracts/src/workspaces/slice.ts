import { defineContract } from '../kit/index.ts'
import { workspacesAudit } from './audit.ts'
import { workspacesEndpoints } from './endpoints.ts'
import { workspaceErrors } from './errors.ts'
import { workspaceEvents } from './events.ts'
import { workspacesPublicEvents } from './public-events.ts'

export const workspacesContract = defineContract({
  endpoints: workspacesEndpoints,
  scopes: [
    'workspace_read',
    'workspace_write',
    'workspace_members_read',
    'workspace_members_invite',
    'workspace_members_remove',
    'group_members_manage',
  ],
  errors: workspaceErrors,
  events: workspaceEvents,
  publicEvents: workspacesPublicEvents,
  ids: { workspace: 'ws', group: 'group', invite: 'inv' },
  audit: workspacesAudit,
  topics: { membership: { place: 3, audience: 'concerned', channels: ['email', 'in_app'], byDefault: 'email' } },
  screens: {
    shell: { workspaceMembers: '/app/workspace/members', workspaceGroups: '/app/workspace/groups' },
    settings: { workspaceInvites: '/app/settings/workspace-invites' },
  },
})
