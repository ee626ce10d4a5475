import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { GeoLocation, Tier } from '@vireo/contracts/users'
import type { TransactionContext } from '#kernel/context.ts'
import { registerUser } from '#users'
import { insertPassword } from '../passwords/credential-store.ts'
import { onAccountOpened, onSignUp } from '../hooks.ts'

export type OpenAccount = {
  readonly email: string
  readonly firstName: string | null
  /** Made beforehand: nobody should wait for a hash while they hold a connection. */
  readonly passwordHash: string
  readonly tier: Tier
  /** Opens the account also when the address is somebody else's; see `users`. */
  readonly mayClaim?: boolean
  readonly agreesToProductUpdates?: boolean
  readonly geoLocation?: GeoLocation | null
}

export type OpenedAccount = {
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  /** The address is somebody else's until it is proven. */
  readonly isClaimant: boolean
}

/**
 * Opens an account with everything that belongs to it, or nothing at all: profile, credential, and what higher slices
 * add. Undefined when the address is taken, even by somebody who is signing up right now.
 */
export async function openAccount(ctx: TransactionContext, input: OpenAccount): Promise<OpenedAccount | undefined> {
  const { passwordHash, tier, ...profile } = input
  const { email, firstName } = profile
  const userId = ctx.newId('user')
  // Who waited for another sign-up with the same address finds it taken, and may then claim it.
  const register = () => registerUser(ctx, { userId, ...profile })
  const user = (await register()) ?? (input.mayClaim ? await register() : undefined)
  if (!user) return undefined
  await insertPassword(ctx, { userId, passwordHash })
  const { workspaceId } = await ctx.hooks.ask(onSignUp, ctx, { userId, email, firstName, tier })
  await ctx.hooks.gather(onAccountOpened, ctx, { userId, workspaceId })
  return { userId, workspaceId, isClaimant: user.is_claimant }
}
