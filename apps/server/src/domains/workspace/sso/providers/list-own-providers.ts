import type { Context } from '#kernel/context.ts'
import { requireFeature } from '../require-feature.ts'
import type { ProviderRow } from '../tables.ts'
import { listProviders } from './provider-store.ts'

/** The identity providers of the caller's workspace, in the order in which they were made. */
export async function listOwnProviders(ctx: Context): Promise<readonly ProviderRow[]> {
  await requireFeature(ctx)
  return listProviders(ctx)
}
