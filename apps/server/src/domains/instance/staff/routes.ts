import { staffEndpoints } from '@vireo/contracts/staff'
import { defineRoutes } from '#http/routes.ts'
import { askForAccess } from './users/ask-for-access.ts'
import { blockUser } from './users/block-user.ts'
import { getUser, presentUserDetails } from './users/get-user.ts'
import { listRecordings, presentRecordings } from './users/list-recordings.ts'
import { listUsers, presentUsers } from './users/list-users.ts'
import { setProbation } from './users/set-probation.ts'
import { unblockUser } from './users/unblock-user.ts'
import { getWorkspace, presentWorkspaceDetails } from './workspaces/get-workspace.ts'
import { listWorkspaces, presentWorkspaces } from './workspaces/list-workspaces.ts'
import { setTier } from './workspaces/set-tier.ts'

const ok = () => ({ status: 'ok' as const })

export const staffRoutes = defineRoutes((on) => {
  on(staffEndpoints.listUsers, listUsers, presentUsers)
  on(staffEndpoints.getUser, getUser, presentUserDetails, { audit: 'staff.user-looked-at' })
  on(staffEndpoints.listRecordings, listRecordings, presentRecordings, { audit: 'staff.recordings-looked-at' })
  on(staffEndpoints.setProbation, setProbation, ok, { audit: ['staff.probation-set', 'users.probation-set'] })
  on(staffEndpoints.blockUser, blockUser, ok, { audit: ['staff.user-blocked', 'users.blocked'] })
  on(staffEndpoints.unblockUser, unblockUser, ok, { audit: ['staff.user-unblocked', 'users.unblocked'] })
  on(staffEndpoints.askForAccess, askForAccess, ok, {
    audit: ['staff.support-access-asked', 'identity.support-access-requested'],
  })
  on(staffEndpoints.listWorkspaces, listWorkspaces, presentWorkspaces)
  on(staffEndpoints.getWorkspace, getWorkspace, presentWorkspaceDetails, { audit: 'staff.workspace-looked-at' })
  on(staffEndpoints.setTier, setTier, ok, {
    audit: ['staff.tier-given', 'billing.tier-given', 'billing.subscription-changed', 'workspaces.settings-changed'],
  })
})
