import type { Context } from '#kernel/context.ts'
import { requireFeature } from '../require-feature.ts'
import type { ProviderRow } from '../tables.ts'
import { listProviders } from './provider-store.ts'

/**
 * Lists the identity providers of the caller's workspace, oldest first. Throws when the plan does not include single
 * sign-on.
 */
export async function listOwnProviders(ctx: Context): Promise<readonly ProviderRow[]> {
  await requireFeature(ctx)
  return listProviders(ctx)
}
