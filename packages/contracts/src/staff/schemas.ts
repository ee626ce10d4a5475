import { z } from 'zod'
import { HistoryItem } from '../history/index.ts'
import { SupportGrant } from '../identity/index.ts'
import { coded } from '../kit/index.ts'
import { SubscriptionStatus, Tier } from '../users/index.ts'

/** Why somebody of the staff does something; it stands in the audit log beside what was done. */
export const StaffReason = z.string().trim().min(3).max(500)

export const StaffSearch = z.object({
  /** The beginning of an address or a name, or a whole id; everything without it. */
  search: z.string().trim().max(254).default(''),
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})

/** A person as staff finds them. */
export const StaffUser = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  created_at_unix: z.number().int(),
  is_email_verified: z.boolean(),
  is_in_probation: z.boolean(),
  /** Whether they run the instance. */
  is_operator: z.boolean(),
  blocked_at_unix: z.number().int().nullable(),
})
export type StaffUser = z.infer<typeof StaffUser>
export const StaffUsersPage = z.object({
  users: z.array(StaffUser),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type StaffUsersPage = z.infer<typeof StaffUsersPage>

/** What a workspace is on, and how much of it it has used. */
export const StaffPlan = z.object({
  tier: Tier,
  status: SubscriptionStatus,
  character_count: z.number().int(),
  /** -1 is without a limit. */
  character_limit: z.number().int(),
})

export const StaffUserDetails = StaffUser.extend({
  /** Why they are blocked; null when they are not. */
  block_reason: z.string().nullable(),
  has_second_factor: z.boolean(),
  workspaces: z.array(
    StaffPlan.extend({
      workspace_id: z.string(),
      name: z.string(),
      role: z.enum(['admin', 'editor', 'viewer']),
      is_owner: z.boolean(),
      is_locked: z.boolean(),
    }),
  ),
  /** What they let the caller look into, the newest first. */
  grants: z.array(SupportGrant),
})
export type StaffUserDetails = z.infer<typeof StaffUserDetails>

export const StaffWorkspace = z.object({
  workspace_id: z.string(),
  name: z.string(),
  owner_id: z.string(),
  owner_email: z.string(),
  created_at_unix: z.number().int(),
})
export type StaffWorkspace = z.infer<typeof StaffWorkspace>
export const StaffWorkspacesPage = z.object({
  workspaces: z.array(StaffWorkspace),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type StaffWorkspacesPage = z.infer<typeof StaffWorkspacesPage>

export const StaffWorkspaceDetails = StaffWorkspace.extend({
  ...StaffPlan.shape,
  members: z.array(
    z.object({
      user_id: z.string(),
      email: z.string(),
      first_name: z.string().nullable(),
      kind: z.enum(['person', 'service_account']),
      role: z.enum(['admin', 'editor', 'viewer']),
      is_owner: z.boolean(),
      is_locked: z.boolean(),
    }),
  ),
})
export type StaffWorkspaceDetails = z.infer<typeof StaffWorkspaceDetails>

export const StaffPage = StaffSearch.omit({ search: true })

/** What a person made where they let the caller look, the newest first. */
export const StaffRecordingsPage = z.object({
  recordings: z.array(HistoryItem),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type StaffRecordingsPage = z.infer<typeof StaffRecordingsPage>

export const StaffUserPath = z.object({ person_id: z.string().min(1).max(64) })
export const StaffWorkspacePath = z.object({ workspace_id: z.string().min(1).max(64) })
