import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUser, findUserByEmail, languageFor } from '#users'
import { beginAttempt } from '../../attempt-limit.ts'
import { accountExistsMail, emailChangeMail } from '../account-mails.ts'
import { assertAddressAdmitted } from './assert-address-admitted.ts'
import { requireRecentSignIn } from '../require-recent-sign-in.ts'

const dayMs = 24 * 3_600_000

/**
 * Mails a new address a link that makes it this account's; an address with an account of its own gets a mail that says
 * so, after the same work.
 */
export async function requestEmailChange(
  ctx: With<'settings'>,
  { email }: Input<typeof identityEndpoints.requestEmailChange>,
): Promise<void> {
  await requireRecentSignIn(ctx)
  await assertAddressAdmitted(ctx, email)
  await beginAttempt(ctx, 'accountMail', email)
  const { userId } = ctx.actor
  const { settings } = ctx.ports
  const holder = await findUserByEmail(ctx, email)
  const caller = await findUser(ctx, userId)
  const isFree = holder === undefined || holder.email_verified_at === null
  await transaction(ctx, async (ctx) => {
    const code = await issueActionCode(ctx, {
      userId: isFree ? userId : undefined,
      purpose: 'change-email',
      lifetimeMs: dayMs,
      details: { email },
    })
    const addressed = { to: email, language: languageFor(ctx, isFree ? caller : holder) }
    await sendMail(
      ctx,
      isFree ? emailChangeMail(settings, { ...addressed, code }) : accountExistsMail(settings, addressed),
    )
  })
}
