import { z } from 'zod'
import { permissions } from '../kit/index.ts'
import { Email, SeatType } from '../users/index.ts'
import { groupPermissions } from './group-permissions.ts'

/** Credits in a credit period. */
export const UsageLimit = z.number().int().min(0)
const GroupId = z.string().min(1).max(64)
const GroupIds = z.array(GroupId).max(100)
export const GroupPath = z.object({ group_id: GroupId })
export const WorkspacePath = z.object({ workspace_id: z.string().min(1).max(64) })
export const Addressee = z.object({ email: Email })
export const WorkspaceName = z.string().trim().min(1).max(64)

/** A workspace that the caller belongs to. */
export const WorkspaceSummary = z.object({
  workspace_id: z.string(),
  name: z.string(),
  seat_type: SeatType,
  is_owner: z.boolean(),
  is_locked: z.boolean(),
  is_current: z.boolean(),
  /** What you may do there with a browser; keys may do less. */
  permissions: z.array(z.enum(permissions)),
  member_count: z.number().int(),
})
export type WorkspaceSummary = z.infer<typeof WorkspaceSummary>

export const SeatsStatus = z.object({
  used: z.number().int(),
  max: z.number().int(),
  pending_invites: z.number().int(),
  by_seat_type: z.record(SeatType, z.number().int()),
})
export type SeatsStatus = z.infer<typeof SeatsStatus>

export const WorkspaceMember = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  seat_type: SeatType,
  is_owner: z.boolean(),
  is_locked: z.boolean(),
  usage_limit: z.number().int().nullable(),
  /** Credits used in this credit period; null while nothing limits them. */
  character_count: z.number().int().nullable(),
  group_ids: z.array(z.string()),
  joined_at_unix: z.number().int(),
})
export type WorkspaceMember = z.infer<typeof WorkspaceMember>

/** What is to change of a member; null and absence leave it as it is. */
export const UpdateMember = z.object({
  email: Email,
  is_locked: z.boolean().nullable().default(null),
  workspace_role: SeatType.nullable().default(null),
  workspace_seat_type: SeatType.nullable().default(null),
  usage_limit: z
    .union([UsageLimit, z.literal('unlimited')])
    .nullable()
    .default(null),
})

/** Everything the member made goes to somebody, to the owner when nobody is named, or is deleted. */
export const RemoveMember = z.object({
  email: Email,
  transfer_to: Email.nullable().default(null),
  delete_things: z.boolean().default(false),
})

const Limit = z.union([UsageLimit, z.literal('unlimited')]).nullable()
/** Of things that are counted one by one. */
const CountLimit = z.union([UsageLimit.max(2 ** 31 - 1), z.literal('unlimited')]).nullable()

export const WorkspaceGroup = z.object({
  id: z.string(),
  name: z.string(),
  members: z.array(z.string()),
  permissions: z.array(z.enum(groupPermissions)),
  group_usage_limit: Limit,
  group_pvc_limit: CountLimit,
  character_count: z.number().int().nullable(),
  is_everyone: z.boolean(),
  is_scim_synced: z.boolean(),
  scim_group: z.null(),
  scim_frozen: z.boolean(),
})
export type WorkspaceGroup = z.infer<typeof WorkspaceGroup>

export const GroupName = z.string().trim().min(1).max(64)
const GroupPermissions = z.array(z.enum(groupPermissions)).max(groupPermissions.length)

export const CreateGroup = z.object({
  name: GroupName,
  permissions: GroupPermissions.default([]),
  group_usage_limit: Limit.default(null),
  group_pvc_limit: CountLimit.default(null),
})

/** Absence leaves something as it is; `unlimited` and null lift a limit. */
export const UpdateGroup = z.object({
  name: GroupName.optional(),
  permissions: GroupPermissions.optional(),
  group_usage_limit: Limit.optional(),
  group_pvc_limit: CountLimit.optional(),
})

export const GroupByName = z.object({ name: z.string(), id: z.string(), members_emails: z.array(z.string()) })
export type GroupByName = z.infer<typeof GroupByName>

const Invitation = {
  seat_type: SeatType.nullable().default(null),
  group_ids: GroupIds.nullable().default(null),
  usage_limit: UsageLimit.nullable().default(null),
}
export const AddInvite = z.object({
  email: Email,
  /** What older clients send in place of `seat_type`. */
  workspace_permission: z.string().max(64).nullable().default(null),
  ...Invitation,
})
export const AddInvites = z.object({ emails: z.array(z.string().max(254)).min(1).max(100), ...Invitation })

/** What became of each address: a failure of one is no failure of the others. */
export const InviteOutcome = z.object({
  email: z.string(),
  status: z.enum(['invited', 'failed']),
  code: z.string().nullable(),
  message: z.string().nullable(),
})
export type InviteOutcome = z.infer<typeof InviteOutcome>

/** An invitation that waits for an answer, as the workspace sees it. */
export const WorkspaceInvite = z.object({
  invite_id: z.string(),
  email: z.string(),
  seat_type: SeatType,
  group_ids: z.array(z.string()),
  usage_limit: z.number().int().nullable(),
  invited_by: z.string().nullable(),
  created_at_unix: z.number().int(),
  expires_at_unix: z.number().int(),
  is_expired: z.boolean(),
})
export type WorkspaceInvite = z.infer<typeof WorkspaceInvite>

/** The same, as whoever was invited sees it. */
export const ReceivedInvite = z.object({
  invite_id: z.string(),
  workspace_name: z.string(),
  invited_by: z.string().nullable(),
  email: z.string(),
  seat_type: SeatType,
  expires_at_unix: z.number().int(),
})
export type ReceivedInvite = z.infer<typeof ReceivedInvite>

/** What whoever has an invitation's code sees before they have signed in. */
export const InvitePreview = ReceivedInvite.extend({
  /** Somebody has proven the address already: they sign in instead of signing up. */
  has_account: z.boolean(),
})
export type InvitePreview = z.infer<typeof InvitePreview>

/** An invitation by the code of its link, or by the id under which its addressee sees it. */
export const AnswerInvite = z.union([
  z.object({ invite_code: z.string().min(1).max(200) }),
  z.object({ invite_id: z.string().min(1).max(64) }),
])

export const ExplainedPermissions = z.object({
  user_id: z.string(),
  email: z.string(),
  seat_type: SeatType,
  is_locked: z.boolean(),
  permissions: z.array(
    z.object({
      permission: z.enum(permissions),
      is_allowed: z.boolean(),
      because: z.array(
        z.union([
          z.object({ by: z.literal('role'), seat_type: SeatType }),
          z.object({
            by: z.literal('group'),
            group_id: z.string(),
            group_name: z.string(),
            group_permission: z.enum(groupPermissions),
          }),
        ]),
      ),
    }),
  ),
})
export type ExplainedPermissions = z.infer<typeof ExplainedPermissions>
