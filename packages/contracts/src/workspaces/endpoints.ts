import { groupEndpoints } from './groups.ts'
import { inviteEndpoints } from './invites.ts'
import { memberEndpoints } from './members.ts'
import { placeEndpoints } from './places.ts'
import { workspaceSettings } from './settings.ts'

export const workspacesEndpoints = {
  ...placeEndpoints,
  ...memberEndpoints,
  ...groupEndpoints,
  ...inviteEndpoints,
  ...workspaceSettings,
} as const
