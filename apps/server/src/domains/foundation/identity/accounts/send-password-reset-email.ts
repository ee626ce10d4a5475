import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUserByEmail, languageFor } from '#users'
import { beginAttempt } from '../attempt-limit.ts'
import { knownDevice } from '../devices/device-cookie.ts'
import { noAccountMail, passwordResetMail } from './account-mails.ts'
import { continueTarget } from './continue-target.ts'

const hourMs = 3_600_000

/** Mails a link for choosing a new password; an unknown address gets a mail that says so, after the same work. */
export async function sendPasswordResetEmail(
  ctx: With<'settings' | 'vault'>,
  { email, continue_url: wanted }: Input<typeof identityEndpoints.sendPasswordResetEmail>,
): Promise<void> {
  await beginAttempt(ctx, 'accountMail', email, knownDevice(ctx, email))
  const { settings } = ctx.ports
  const user = await findUserByEmail(ctx, email)
  const continueUrl = continueTarget(settings, wanted)
  await transaction(ctx, async (ctx) => {
    const code = await issueActionCode(ctx, {
      userId: user?.id,
      purpose: 'reset-password',
      lifetimeMs: hourMs,
      details: { email },
    })
    const addressed = { to: email, language: languageFor(ctx, user) }
    await sendMail(
      ctx,
      user ? passwordResetMail(settings, { ...addressed, code, continueUrl }) : noAccountMail(settings, addressed),
    )
  })
}
