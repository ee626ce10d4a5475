import type { Input, WorkspaceId } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { hasVerifiedDomain, lockDomains } from '../domains/domain-store.ts'
import { assertMayLetIn } from '../may-let-in.ts'
import { requireFeature } from '../require-feature.ts'
import { usableProviders } from '../sign-in/find-sso-provider.ts'
import type { RulesRow } from '../tables.ts'
import { endSessionsByPassword } from './end-sessions-by-password.ts'
import { findRules, upsertRules } from './rules-store.ts'
import { type DescribedRules, describeRules } from './describe-rules.ts'

type Changes = Input<typeof ssoEndpoints.updateSingleSignOn>

/**
 * Sets whether passwords still let members in, and who joins by signing in. Nobody is locked out by mistake: passwords
 * stop working only after somebody has come in through an enabled provider; sessions opened with them end then.
 */
export async function updateSingleSignOn(ctx: Context, changes: Changes): Promise<DescribedRules> {
  await requireFeature(ctx)
  assertMayLetIn(ctx.actor)
  const { workspaceId } = ctx
  return transaction(ctx, async (ctx) => {
    await lockDomains(ctx, workspaceId)
    const before = await findRules(ctx, workspaceId)
    const after = changed(ctx, before, changes)
    const startsSomething =
      (before.enforced_at === null && after.enforced_at !== null) ||
      (before.provisioning_enabled_at === null && after.provisioning_enabled_at !== null)
    if (startsSomething && !(await hasVerifiedDomain(ctx, workspaceId))) throw new AppError('sso_domain_required')
    const isNewlyEnforced = before.enforced_at === null && after.enforced_at !== null
    if (isNewlyEnforced) await assertTried(ctx, workspaceId)
    await upsertRules(ctx, after)
    const ended = isNewlyEnforced ? await endSessionsByPassword(ctx) : 0
    await writeAudit(ctx, {
      action: 'sso.rules-changed',
      target: { kind: 'workspace', id: workspaceId },
      details: {
        enforced: after.enforced_at !== null,
        provisioning: after.provisioning_enabled_at !== null,
        provisioning_role: after.provisioning_role,
        sessions_ended: ended,
      },
    })
    return describeRules(ctx, workspaceId)
  })
}

function changed(ctx: Context, before: RulesRow, changes: Changes): RulesRow {
  const { is_enforced: enforced, auto_provisioning_enabled: provisioning, provisioning_role: role } = changes
  return {
    ...before,
    ...(enforced !== undefined && { enforced_at: enforced ? (before.enforced_at ?? ctx.now()) : null }),
    ...(provisioning === true &&
      before.provisioning_enabled_at === null && {
        provisioning_enabled_at: ctx.now(),
        provisioning_enabled_by: ctx.actor.userId,
      }),
    ...(provisioning === false && { provisioning_enabled_at: null, provisioning_enabled_by: null }),
    ...(role !== undefined && { provisioning_role: role }),
  }
}

async function assertTried(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  const providers = await usableProviders(ctx, workspaceId)
  const isTried = providers.some(({ tested_at: tested, last_used_at: used }) => tested !== null || used !== null)
  if (!isTried) throw new AppError('sso_not_tested')
}
