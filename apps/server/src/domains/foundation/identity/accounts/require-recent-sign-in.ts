import { AppError, invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUser, languageFor } from '#users'
import { beginAttempt } from '../attempt-limit.ts'
import { assertOwnSession } from '../policy.ts'
import { emailAccessMail } from './account-mails.ts'
import { findLastProof } from './email-access-store.ts'

const recentMs = 15 * 60_000

/**
 * Requires that the session's owner signed in, or proved that they read the account's mail, within the last 15 minutes.
 * Otherwise mails them a link for that proof and throws `recent_sign_in_required`. Sensitive actions call it first.
 */
export async function requireRecentSignIn(ctx: With<'settings'>): Promise<void> {
  const { sessionId, userId } = ctx.actor
  assertOwnSession(ctx.actor)
  invariant(sessionId !== undefined, 'an own session has an id')
  const provenAt = await findLastProof(ctx, sessionId)
  if (provenAt && ctx.now().getTime() - provenAt.getTime() < recentMs) return
  const user = await findUser(ctx, userId)
  if (!user) throw new AppError('user_not_found')
  // An address that is not proven counts whoever's account claims it, so that no number of accounts writes there more.
  await beginAttempt(ctx, 'accountMail', user.email_verified_at === null ? user.email : userId)
  const { settings } = ctx.ports
  await transaction(ctx, async (ctx) => {
    const code = await issueActionCode(ctx, { userId, purpose: 'verify-email-access', lifetimeMs: recentMs })
    await sendMail(ctx, emailAccessMail(settings, { to: user.email, language: languageFor(ctx, user), code }))
  })
  throw new AppError('recent_sign_in_required')
}
