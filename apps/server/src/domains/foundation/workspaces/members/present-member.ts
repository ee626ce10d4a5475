import type { ExplainedPermissions, WorkspaceMember } from '@vireo/contracts/workspaces'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { seatOfRole } from '../seats.ts'
import type { Explanation } from './explain-permissions.ts'
import type { ListedMember } from './list-members.ts'

/** Presents the people of a workspace. */
export function presentMembers(members: readonly ListedMember[]): WorkspaceMember[] {
  return members.map((member) => ({
    user_id: member.user_id,
    email: member.user.email,
    first_name: member.user.first_name,
    seat_type: seatOfRole(member.role),
    is_owner: member.is_owner,
    is_locked: member.is_locked,
    usage_limit: member.usage_limit,
    character_count: member.creditsUsed,
    group_ids: [...member.group_ids],
    joined_at_unix: unixSeconds(member.created_at),
  }))
}

/** Presents a member's permissions with what allows each. */
export function presentExplanation({ member, permissions }: Explanation): ExplainedPermissions {
  return {
    user_id: member.user_id,
    email: member.user.email,
    seat_type: seatOfRole(member.role),
    is_locked: member.is_locked,
    permissions: permissions.map(({ permission, grants }) => ({
      permission,
      is_allowed: grants.length > 0,
      because: grants.map((grant) =>
        grant.by === 'role'
          ? { by: grant.by, seat_type: seatOfRole(grant.role) }
          : {
              by: grant.by,
              group_id: grant.group.id,
              group_name: grant.group.name,
              group_permission: grant.permission,
            },
      ),
    })),
  }
}
