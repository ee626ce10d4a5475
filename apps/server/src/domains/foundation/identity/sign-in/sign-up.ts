import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input, UserId, WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { admitSignUp } from '../accounts/pre-sign-up/admit-sign-up.ts'
import { continueTarget } from '../accounts/continue-target.ts'
import { passCaptcha } from '../accounts/captcha/pass-captcha.ts'
import { browserOf } from '../accounts/pre-sign-up/pre-sign-up-cookie.ts'
import { findPreSignUp, removePreSignUp } from '../accounts/pre-sign-up/pre-sign-up-store.ts'
import { signUpDetailsOf } from '../accounts/pre-sign-up/pre-sign-up.ts'
import { admitFirst } from '../accounts/set-up-code.ts'
import { upsertSignUpDetails } from '../accounts/pre-sign-up/sign-up-details-store.ts'
import { welcome } from '../accounts/welcome.ts'
import { appointFirst } from '#users'
import { assertUncommon } from '../passwords/assert-uncommon.ts'
import { beginAttempt, hasherOf } from '../attempt-limit.ts'
import { findHolder } from '../passwords/check-password.ts'
import { isInviteCodeValid, onInvitedSignUp, onMarketplaceArrival, workspaceAdmits } from '../hooks.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { issueAccessToken, type SignedIn } from '../sessions/issue-access-token.ts'
import { openAccount, type OpenedAccount } from './open-account.ts'
import { openOwnSession } from '../sessions/open-own-session.ts'
import { takeAddress } from './take-address.ts'

/**
 * Opens an account and signs its owner in, in one transaction. Where the address is somebody else's the account only
 * claims it; the caller gets the same answer for the same work, and the address one mail in any case. The first account
 * of an instance operates it.
 */
export async function signUp(
  ctx: With<
    'accessTokens' | 'billing' | 'billingWebhooks' | 'captcha' | 'locator' | 'marketplace' | 'settings' | 'vault'
  >,
  input: Input<typeof identityEndpoints.signUp>,
): Promise<SignedIn> {
  const { settings } = ctx.ports
  const { email, first_name: firstName } = input
  assertUncommon(input.password)
  const browser = browserOf(ctx) ?? ''
  const announced = await findPreSignUp(ctx, { email, browser })
  const details = { ...announced, ...signUpDetailsOf(ctx, input) }
  await admitSignUp(ctx, { email, inviteCode: details.inviteCode })
  const mayBeFirst = await admitFirst(ctx, input.set_up_code)
  // First: whoever brings no proof uses up nothing of what others share with them.
  if (!announced) await passCaptcha(ctx, input.recaptcha_token)
  await beginAttempt(ctx, 'signUp', email)
  const holder = await findHolder(ctx, email)
  const passwordHash = await hashPassword(input.password, holder?.passwordHash, hasherOf(ctx))
  const session = await transaction(ctx, async (ctx) => {
    const account = await openAccount(ctx, {
      email,
      firstName,
      passwordHash,
      tier: settings.defaultTier,
      mayClaim: true,
      agreesToProductUpdates: details.agreesToProductUpdates ?? false,
      geoLocation: details.geoLocation ?? null,
    })
    invariant(account, 'an address that is taken can be claimed')
    const { userId, workspaceId } = account
    await writeAudit(ctx, { action: 'identity.account-created', workspaceId, target: { kind: 'user', id: userId } })
    if (mayBeFirst) await appointFirst(ctx, { userId })
    await upsertSignUpDetails(ctx, userId, details)
    await removePreSignUp(ctx, { email, browser })
    const joined = await followInvite(ctx, { userId, email, inviteCode: details.inviteCode })
    if (joined) return openOwnSession(ctx, { userId, workspaceId: await placeToBegin(ctx, account, joined) })
    const isProvenByOther = account.isClaimant && (holder?.isProven ?? false)
    const continueUrl = continueTarget(settings, input.continue_url)
    await welcome(ctx, { userId, email, isProvenByOther, continueUrl, settings })
    return openOwnSession(ctx, account)
  })
  if (details.gcpMarketplaceJwt) await arrive(ctx, session, details.gcpMarketplaceJwt)
  return { ...(await issueAccessToken(ctx, session)), sessionToken: session.token }
}

/**
 * Proves the address of somebody who signs up with the code mailed in an invitation, and lets them begin where they
 * were invited to. Undefined without a valid code, or when the address is somebody else's.
 */
async function followInvite(
  ctx: TransactionContext,
  { userId, email, inviteCode }: { userId: UserId; email: string; inviteCode: string | undefined },
): Promise<{ readonly workspaceId: WorkspaceId } | undefined> {
  if (inviteCode === undefined || !(await ctx.hooks.ask(isInviteCodeValid, ctx, { email, inviteCode })))
    return undefined
  if (!(await takeAddress(ctx, { userId, email }))) return undefined
  return ctx.hooks.ask(onInvitedSignUp, ctx, { userId, email, inviteCode })
}

/**
 * Returns the workspace that somebody was invited to, or their own where it opens only to a sign-in through its
 * organisation.
 */
async function placeToBegin(
  ctx: TransactionContext,
  { userId, workspaceId: own }: OpenedAccount,
  { workspaceId }: { readonly workspaceId: WorkspaceId },
): Promise<string> {
  const admits = await ctx.hooks.ask(workspaceAdmits, ctx, { userId, workspaceId, vouchedBy: null })
  return admits ? workspaceId : own
}

/**
 * Links a new account with the marketplace it came from. A bad token is logged and leaves it unlinked, since the
 * account exists by now and the marketplace sends another one.
 */
async function arrive(
  ctx: With<'billing' | 'billingWebhooks' | 'marketplace'>,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
  token: string,
): Promise<void> {
  try {
    await ctx.hooks.ask(onMarketplaceArrival, ctx, { userId, workspaceId, token })
  } catch (error) {
    ctx.log.warn({ err: error, userId }, 'an account from a marketplace could not be linked')
  }
}
