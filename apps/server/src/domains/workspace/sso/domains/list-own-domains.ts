import type { Context } from '#kernel/context.ts'
import { requireFeature } from '../require-feature.ts'
import type { DomainRow } from '../tables.ts'
import { listDomains } from './domain-store.ts'

/** Lists the domains of the caller's workspace, by name. Throws when the plan does not include single sign-on. */
export async function listOwnDomains(ctx: Context): Promise<readonly DomainRow[]> {
  await requireFeature(ctx)
  return listDomains(ctx)
}
