import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context, UsageLimit } from '#kernel/context.ts'
import type { Standing } from '#identity'
import { effectivePermissions } from './permissions/effective-permissions.ts'
import { membershipOf } from './membership-of.ts'
import { findSecurityRules } from './settings/security-rules-store.ts'
import type { MembershipRow } from './tables.ts'

/**
 * Returns what a user may do and spend in a workspace, and what it asks of them; undefined when they do not belong to
 * it or are locked.
 */
export async function getStanding(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
): Promise<Standing | undefined> {
  const [membership, rules] = await Promise.all([
    membershipOf(ctx, userId, workspaceId),
    findSecurityRules(ctx, workspaceId),
  ])
  if (!membership || membership.is_locked || !rules) return undefined
  return {
    permissions: effectivePermissions(membership),
    workspaceRole: membership.role,
    groupIds: membership.groups.map(({ id }) => id),
    usageLimits: usageLimitsOf(membership),
    inactivityTimeoutSeconds: rules.session_inactivity_timeout_seconds,
    // A machine never signs in: there is nothing to ask a second time.
    requiresSecondFactor: rules.mfa_required_for_users && membership.kind === 'person',
  }
}

/**
 * Lists the limits that apply to a member, in one fixed order, so that two statements that need several counters cannot
 * deadlock.
 */
function usageLimitsOf({ user_id: userId, usage_limit: limit, groups }: MembershipRow): UsageLimit[] {
  const ofGroups = groups.flatMap(({ id, usage_limit: credits }) =>
    credits === null ? [] : [{ counter: `group:${id}`, credits }],
  )
  const all = limit === null ? ofGroups : [...ofGroups, { counter: `member:${userId}`, credits: limit }]
  return all.toSorted((a, b) => (a.counter < b.counter ? -1 : 1))
}
