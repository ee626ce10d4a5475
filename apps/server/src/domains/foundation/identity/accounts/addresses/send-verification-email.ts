import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUser, languageFor } from '#users'
import { listUsersByEmail } from '#users/addresses/index.ts'
import { beginAttempt } from '../../attempt-limit.ts'
import { knownDevice } from '../../devices/device-cookie.ts'
import { accountExistsMail, noAccountMail, verificationMail } from '../account-mails.ts'
import { continueTarget } from '../continue-target.ts'

const dayMs = 24 * 3_600_000
/**
 * Sends the link that verifies an address. Unknown, unverified and verified addresses get one mail each after the same
 * statements, and the caller the same answer. Of several accounts under one address it is for the one that is signed
 * in. Without a sign-in nobody can tell who is asking, so it is for the first.
 */
export async function sendVerificationEmail(
  ctx: With<'settings' | 'vault'>,
  { email, continue_url: wanted }: Input<typeof identityEndpoints.sendVerificationEmail>,
): Promise<void> {
  await beginAttempt(ctx, 'accountMail', email, knownDevice(ctx, email))
  const { settings } = ctx.ports
  const [holder] = await listUsersByEmail(ctx, email, 1)
  const asking = ctx.actor.kind === 'user' ? await findUser(ctx, ctx.actor.userId) : undefined
  const isProven = Boolean(holder?.email_verified_at)
  const meant = isProven ? undefined : asking?.email === email ? asking : holder
  const continueUrl = continueTarget(settings, wanted)
  await transaction(ctx, async (ctx) => {
    const code = await issueActionCode(ctx, {
      userId: meant?.id,
      purpose: 'verify-email',
      lifetimeMs: dayMs,
      details: { email },
    })
    const addressed = { to: email, language: languageFor(ctx, meant ?? holder) }
    if (isProven) await sendMail(ctx, accountExistsMail(settings, addressed))
    else if (meant) await sendMail(ctx, verificationMail(settings, { ...addressed, code, continueUrl }))
    else await sendMail(ctx, noAccountMail(settings, addressed))
  })
}
