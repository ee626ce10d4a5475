import type { Permission } from '@vireo/contracts/kit'
import type { Actor, Context } from '#kernel/context.ts'
import { assertHolds, assertMayGrant } from '#identity'
import { hasEnterpriseFeatures } from '#workspaces'

/** How many service accounts a workspace may have. */
export async function serviceAccountsMax(ctx: Context): Promise<number> {
  return (await hasEnterpriseFeatures(ctx)) ? 100 : 20
}

/**
 * Nobody hands out a key that may do more than they may: the power of a service account comes from its groups, not
 * from whoever makes its keys. Throws 403 otherwise.
 */
export function assertWithinPower(actor: Actor, wanted: 'all' | readonly Permission[]): void {
  assertMayGrant(actor, wanted)
  assertHolds(actor, wanted, 'A key of a service account cannot do more than whoever makes it.')
}
