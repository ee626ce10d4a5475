import type { Permission } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { assertHolds, assertMayGrant } from '#identity'
import { assertWithinOwnPower, hasEnterpriseFeatures } from '#workspaces'

/** How many service accounts a workspace may have. */
export async function serviceAccountsMax(ctx: Context): Promise<number> {
  return (await hasEnterpriseFeatures(ctx)) ? 100 : 20
}

type Wanted = {
  readonly permissions: 'all' | readonly Permission[]
  /** The characters it may speak, null without limit; absent where nobody gets to spend more by it. */
  readonly spends?: number | null
}

/**
 * Nobody hands out a key that may do more than they may, or spend more than they have where they are limited: the power
 * of a service account comes from its groups, not from whoever makes its keys. Throws 403 otherwise.
 */
export async function assertWithinPower(ctx: Context, { permissions, spends }: Wanted): Promise<void> {
  assertMayGrant(ctx.actor, permissions)
  assertHolds(ctx.actor, permissions, 'A key of a service account cannot do more than whoever makes it.')
  if (spends !== undefined) await assertWithinOwnPower(ctx, { spends })
}
