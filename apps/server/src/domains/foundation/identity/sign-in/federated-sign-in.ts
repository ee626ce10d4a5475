import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import { randomBytes } from 'node:crypto'
import type { Tier } from '@vireo/contracts/users'
import type { TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { issueAccessToken, type SignedIn } from '../sessions/issue-access-token.ts'
import { openAccount } from './open-account.ts'
import { openOwnSession } from '../sessions/open-own-session.ts'
import { hasSecondFactor } from '../second-factors/confirmed-factors.ts'
import { openChallenge } from '../second-factors/open-challenge.ts'
import { removeSession } from '../sessions/session-store.ts'
import type { SignInOutcome } from './sign-in.ts'
import { takeAddress } from './take-address.ts'

type Place = { readonly userId: UserId; readonly workspaceId: WorkspaceId }

/** Signs in somebody whom their organisation vouches for. A second factor of their own is asked for as always. */
export async function enterFederated(
  ctx: With<'accessTokens'>,
  { userId, workspaceId }: Place,
): Promise<SignInOutcome> {
  const aim = { workspaceId, isFederated: true }
  if (await hasSecondFactor(ctx, userId)) return { kind: 'second-step', ...(await openChallenge(ctx, userId, aim)) }
  const session = await openOwnSession(ctx, { userId, ...aim })
  return { kind: 'signed-in', ...(await issueAccessToken(ctx, session)), sessionToken: session.token }
}

/**
 * Replaces the caller's session, in which they have just proven who they are, by one in another workspace of theirs.
 */
export async function enterLinked(ctx: With<'accessTokens'>, { userId, workspaceId }: Place): Promise<SignedIn> {
  const session = await openOwnSession(ctx, { userId, workspaceId, isFederated: true })
  const { sessionId } = ctx.actor
  if (sessionId !== undefined) {
    await removeSession(ctx, sessionId)
    forgetCredentials(ctx, [sessionId])
  }
  return { ...(await issueAccessToken(ctx, session)), sessionToken: session.token }
}

export type OpenProvenAccount = {
  readonly email: string
  readonly firstName: string | null
  readonly tier: Tier
  /** From `hashOfNoPassword`. */
  readonly passwordHash: string
}

/**
 * Makes a hash that no password matches, for accounts whose owner has yet to choose one by mail. Slow, so it is made
 * before the transaction.
 */
export function hashOfNoPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}

/**
 * Opens an account under an address that somebody entitled vouches for, so that it is proven from the start. Undefined
 * when the address is taken.
 */
export async function openProvenAccount(
  ctx: TransactionContext,
  account: OpenProvenAccount,
): Promise<{ readonly userId: UserId } | undefined> {
  const opened = await openAccount(ctx, account)
  if (!opened || !(await takeAddress(ctx, { userId: opened.userId, email: account.email }))) return undefined
  return { userId: opened.userId }
}
