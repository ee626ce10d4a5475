import { workspacesEndpoints as workspaces } from '@vireo/contracts/workspaces'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { presentAccessToken } from '#identity/sessions/index.ts'
import { createGroup } from './groups/create-group.ts'
import { deleteGroup } from './groups/delete-group.ts'
import { listGroups } from './groups/list-groups.ts'
import { searchGroups } from './groups/search-groups.ts'
import { removeGroupMember } from './groups/remove-group-member.ts'
import { addGroupMember } from './groups/add-group-member.ts'
import { presentGroup, presentGroups, presentGroupsByName } from './groups/present-group.ts'
import { updateGroup } from './groups/update-group.ts'
import { addInvite } from './invites/add-invite.ts'
import { addInvites } from './invites/add-invites.ts'
import { declineInvite } from './invites/decline-invite.ts'
import { acceptInvite } from './invites/accept-invite.ts'
import { previewInvite } from './invites/preview-invite.ts'
import { listReceivedInvites } from './invites/list-received-invites.ts'
import { presentInvites, presentPreview, presentReceived } from './invites/present-invite.ts'
import { deleteInvite } from './invites/delete-invite.ts'
import { resendInvite } from './invites/resend-invite.ts'
import { listInvites } from './invites/list-invites.ts'
import { isAdmin } from './is-admin.ts'
import { canAccessSettings } from './can-access-settings.ts'
import { listWorkspaces, presentWorkspaces } from './places/list-workspaces.ts'
import { explainPermissions } from './members/explain-permissions.ts'
import { getSeatsStatus } from './members/get-seats-status.ts'
import { leaveWorkspace } from './members/leave-workspace.ts'
import { listMembers } from './members/list-members.ts'
import { presentExplanation, presentMembers } from './members/present-member.ts'
import { removeMember } from './members/remove-member.ts'
import { transferOwnership } from './members/transfer-ownership.ts'
import { updateMember } from './members/update-member.ts'
import { renameWorkspace } from './places/rename-workspace.ts'
import { switchWorkspace } from './places/switch-workspace.ts'

const ok = () => ({ status: 'ok' as const })

export const workspaceRoutes = defineRoutes((on) => {
  on(workspaces.listWorkspaces, listWorkspaces, presentWorkspaces)
  on(workspaces.switchWorkspace, switchWorkspace, presentAccessToken, {
    audit: unaudited('own session', 'it goes on in another workspace of one’s own'),
  })
  on(workspaces.rename, renameWorkspace, ok, { audit: 'workspaces.renamed' })
  on(workspaces.isAdmin, isAdmin, (answer) => answer)
  on(workspaces.canAccessSettings, canAccessSettings, (answer) => answer)
  on(workspaces.listMembers, listMembers, presentMembers)
  on(workspaces.updateMember, updateMember, ok, { audit: 'workspaces.member-changed' })
  on(workspaces.removeMember, removeMember, ok, { audit: 'workspaces.member-removed' })
  on(workspaces.leave, leaveWorkspace, presentAccessToken, { audit: 'workspaces.member-left' })
  on(workspaces.transferOwnership, transferOwnership, ok, { audit: 'workspaces.ownership-transferred' })
  on(workspaces.seatsStatus, getSeatsStatus, (status) => status)
  on(workspaces.explainPermissions, explainPermissions, presentExplanation)
  on(workspaces.listGroups, listGroups, presentGroups)
  on(workspaces.searchGroups, searchGroups, presentGroupsByName)
  on(workspaces.createGroup, createGroup, presentGroup, { audit: 'workspaces.group-created' })
  on(workspaces.updateGroup, updateGroup, presentGroup, { audit: 'workspaces.group-changed' })
  on(workspaces.deleteGroup, deleteGroup, ok, { audit: 'workspaces.group-deleted' })
  on(workspaces.addGroupMember, addGroupMember, ok, { audit: 'workspaces.group-member-added' })
  on(workspaces.removeGroupMember, removeGroupMember, ok, { audit: 'workspaces.group-member-removed' })
  on(workspaces.listInvites, listInvites, presentInvites)
  on(workspaces.addInvite, addInvite, ok, { audit: 'workspaces.member-invited' })
  on(workspaces.addInvites, addInvites, (results) => ({ status: 'ok' as const, results }), {
    audit: 'workspaces.member-invited',
  })
  on(workspaces.resendInvite, resendInvite, ok, { audit: 'workspaces.member-invited' })
  on(workspaces.deleteInvite, deleteInvite, ok, { audit: 'workspaces.invite-deleted' })
  on(workspaces.listReceivedInvites, listReceivedInvites, (invites) => ({ invites: invites.map(presentReceived) }))
  on(workspaces.previewInvite, previewInvite, presentPreview)
  on(
    workspaces.acceptInvite,
    acceptInvite,
    ({ workspaceId, workspaceName }) => ({
      status: 'ok' as const,
      workspace_id: workspaceId,
      workspace_name: workspaceName,
    }),
    { audit: ['workspaces.member-joined', 'identity.account-disowned'] },
  )
  on(workspaces.declineInvite, declineInvite, ok, { audit: 'workspaces.invite-declined' })
})
