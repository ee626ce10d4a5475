import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { findSecurityRules, updateSecurityRules } from './security-rules-store.ts'

/** The shortest timeout that can be set, in seconds: activity is reported once a minute. */
export const inactivityTimeoutSecondsMin = 60

export type SetSecurityRules = {
  readonly workspaceId: WorkspaceId
  /** Null: sessions do not end from inactivity. Absent: as it was. */
  readonly inactivityTimeoutSeconds?: number | null
  readonly requiresSecondFactor?: boolean
}

/** Sets what a workspace requires of everybody who acts in it; takes effect within a second. */
export function setSecurityRules(ctx: Context, input: SetSecurityRules): Promise<void> {
  const { workspaceId, inactivityTimeoutSeconds, requiresSecondFactor } = input
  return transaction(ctx, async (ctx) => {
    const before = await findSecurityRules(ctx, workspaceId)
    if (!before) throw new AppError('workspace_not_found')
    const after = {
      ...before,
      ...(inactivityTimeoutSeconds !== undefined && { session_inactivity_timeout_seconds: inactivityTimeoutSeconds }),
      ...(requiresSecondFactor !== undefined && { mfa_required_for_users: requiresSecondFactor }),
    }
    await updateSecurityRules(ctx, after)
    await writeAudit(ctx, {
      action: 'workspaces.security-rules-changed',
      target: { kind: 'workspace', id: workspaceId },
      workspaceId,
      details: {
        inactivity_timeout_seconds: after.session_inactivity_timeout_seconds,
        mfa_required_for_users: after.mfa_required_for_users,
      },
    })
  })
}
