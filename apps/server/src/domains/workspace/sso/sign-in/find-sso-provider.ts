import type { Input, WorkspaceId } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import type { Context } from '#kernel/context.ts'
import { findVerifiedDomain } from '../domains/domain-store.ts'
import { isComplete } from '../providers/provider-facts.ts'
import { listProviders } from '../providers/provider-store.ts'
import { hasSingleSignOn } from '../require-feature.ts'
import type { ProviderRow } from '../tables.ts'
import { domainOf } from './domain-of.ts'

/**
 * Lists the providers that people with an address of this domain sign in through. No account is looked up, so the
 * answer reveals none.
 */
export async function findSsoProvider(
  ctx: Context,
  { email }: Input<typeof ssoEndpoints.findSsoProvider>,
): Promise<readonly ProviderRow[]> {
  const domain = await findVerifiedDomain(ctx, domainOf(email))
  return domain ? usableProviders(ctx, domain.workspace_id) : []
}

/** Lists the providers through which people can sign in to a workspace right now. */
export async function usableProviders(ctx: Context, workspaceId: WorkspaceId): Promise<readonly ProviderRow[]> {
  if (!(await hasSingleSignOn(ctx, workspaceId))) return []
  const providers = await listProviders(ctx, workspaceId)
  return providers.filter((provider) => provider.is_enabled && isComplete(provider))
}

/** Presents the id, kind and name of identity providers, and nothing else, to people who are not signed in. */
export function presentFoundProviders(rows: readonly ProviderRow[]) {
  return {
    identity_providers: rows.map(({ id, kind, name }) => ({ identity_provider_id: id, kind, name })),
  }
}
