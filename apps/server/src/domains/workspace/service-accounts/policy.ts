import type { Permission } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { assertHolds, assertMayGrant } from '#identity'
import { assertWithinOwnPower, hasEnterpriseFeatures } from '#workspaces'

/** Returns how many service accounts the caller's workspace may have. */
export async function serviceAccountsMax(ctx: Context): Promise<number> {
  return (await hasEnterpriseFeatures(ctx)) ? 100 : 20
}

type Wanted = {
  readonly permissions: 'all' | readonly Permission[]
  /** The characters it may speak, null without limit; absent where nobody gets to spend more by it. */
  readonly spends?: number | null
}

/**
 * Throws 403 for a key of a service account that could do more than the caller, or spend more than a caller with a
 * limit has. A service account's power comes from its groups, not from who creates its keys.
 */
export async function assertWithinPower(ctx: Context, { permissions, spends }: Wanted): Promise<void> {
  assertMayGrant(ctx.actor, permissions)
  assertHolds(ctx.actor, permissions, 'A key of a service account cannot do more than whoever makes it.')
  if (spends !== undefined) await assertWithinOwnPower(ctx, { spends })
}
