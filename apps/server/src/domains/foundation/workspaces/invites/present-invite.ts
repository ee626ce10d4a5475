import type { InvitePreview, ReceivedInvite, WorkspaceInvite } from '@vireo/contracts/workspaces'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { seatOfRole } from '../seats.ts'
import type { PreviewedInvite, Received } from './answer-invite.ts'
import type { ListedInvite } from './listed-invite.ts'

/** Presents the invites of a workspace, with times in Unix seconds. */
export function presentInvites(invites: readonly ListedInvite[]): { invites: WorkspaceInvite[] } {
  return {
    invites: invites.map((invite) => ({
      invite_id: invite.id,
      email: invite.email,
      seat_type: seatOfRole(invite.role),
      group_ids: [...invite.group_ids],
      usage_limit: invite.usage_limit,
      invited_by: invite.inviter,
      created_at_unix: unixSeconds(invite.created_at),
      expires_at_unix: unixSeconds(invite.expires_at),
      is_expired: invite.isExpired,
    })),
  }
}

/** Presents an invite to its addressee. */
export function presentReceived(invite: Received): ReceivedInvite {
  return {
    invite_id: invite.id,
    workspace_name: invite.workspaceName,
    invited_by: invite.inviter,
    email: invite.email,
    seat_type: seatOfRole(invite.role),
    expires_at_unix: unixSeconds(invite.expires_at),
  }
}

/** Presents an invite to whoever holds its code, and whether its address has an account. */
export function presentPreview(invite: PreviewedInvite): InvitePreview {
  return { ...presentReceived(invite), has_account: invite.hasAccount }
}
