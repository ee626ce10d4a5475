import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findUser } from '#users'
import type { AutoProvisioning } from '#workspaces'
import type { RulesRow } from '../tables.ts'
import { findRules } from './rules-store.ts'

/** Rules with the address of whoever enabled provisioning. */
export type DescribedRules = { readonly rules: RulesRow; readonly provisioningEnabledByEmail: string | null }

/** Reads the sign-in rules of a workspace, with the address of whoever enabled provisioning. */
export async function describeRules(ctx: Context, workspaceId: WorkspaceId): Promise<DescribedRules> {
  const rules = await findRules(ctx, workspaceId)
  const { provisioning_enabled_by: by } = rules
  const user = by === null ? undefined : await findUser(ctx, by)
  return { rules, provisioningEnabledByEmail: user?.email ?? null }
}

/** Describes who joins a workspace by signing in, for the workspace document. */
export async function describeAutoProvisioning(
  ctx: Context,
  { workspaceId }: { readonly workspaceId: WorkspaceId },
): Promise<AutoProvisioning> {
  const { rules, provisioningEnabledByEmail } = await describeRules(ctx, workspaceId)
  return {
    enabled: rules.provisioning_enabled_at !== null,
    enabledAt: rules.provisioning_enabled_at,
    enabledByEmail: provisioningEnabledByEmail,
  }
}
