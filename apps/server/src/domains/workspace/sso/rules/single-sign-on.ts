import type { SingleSignOn, UserAutoProvisioning } from '@vireo/contracts/sso'
import type { Context } from '#kernel/context.ts'
import { findUser } from '#users'
import type { AutoProvisioning } from '#workspaces'
import { requireFeature } from '../require-feature.ts'
import type { RulesRow } from '../tables.ts'
import { unixSecondsOrNull } from '../unix-seconds.ts'
import { findRules } from './rules-store.ts'

/** Rules with the address of whoever switched provisioning on. */
export type DescribedRules = { readonly rules: RulesRow; readonly provisioningEnabledByEmail: string | null }

/** What the caller's workspace asks of signing in. */
export async function getSingleSignOn(ctx: Context): Promise<DescribedRules> {
  await requireFeature(ctx)
  return describeRules(ctx, ctx.workspaceId)
}

export async function describeRules(ctx: Context, workspaceId: string): Promise<DescribedRules> {
  const rules = await findRules(ctx, workspaceId)
  const { provisioning_enabled_by: by } = rules
  const user = by === null ? undefined : await findUser(ctx, by)
  return { rules, provisioningEnabledByEmail: user?.email ?? null }
}

/** For the document of a workspace. */
export async function describeAutoProvisioning(
  ctx: Context,
  { workspaceId }: { readonly workspaceId: string },
): Promise<AutoProvisioning> {
  const { rules, provisioningEnabledByEmail } = await describeRules(ctx, workspaceId)
  return {
    enabled: rules.provisioning_enabled_at !== null,
    enabledAt: rules.provisioning_enabled_at,
    enabledByEmail: provisioningEnabledByEmail,
  }
}

function presentAutoProvisioning({ rules, provisioningEnabledByEmail }: DescribedRules): UserAutoProvisioning {
  return {
    enabled: rules.provisioning_enabled_at !== null,
    enabled_at_unix: unixSecondsOrNull(rules.provisioning_enabled_at),
    enabled_by_user_email: provisioningEnabledByEmail,
  }
}

export function presentSingleSignOn(described: DescribedRules): SingleSignOn {
  return {
    is_enforced: described.rules.enforced_at !== null,
    user_auto_provisioning: presentAutoProvisioning(described),
    provisioning_role: described.rules.provisioning_role,
  }
}
