import type { api, Input } from '@vireo/contracts'
import type { FullContext } from '../../../kernel/ports.ts'
import { transaction } from '../../../kernel/transaction.ts'
import { issueActionCode } from '../../actions/index.ts'
import { sendMail } from '../../mail/index.ts'
import { listUsersByEmail } from '../../users/index.ts'
import { beginAttempt } from '../attempt-limit.ts'
import { accountExistsMail, noAccountMail, verificationMail } from './account-mails.ts'
import { continueTarget } from './continue-target.ts'

const dayMs = 24 * 3_600_000
/** Whom the address belongs to, and the newest who claims it: nobody else can be asking. */
const candidatesMax = 2

/**
 * Sends the link that verifies an address. Unknown, unverified and verified addresses get one mail each, after the
 * same statements, and the caller the same answer. Of several accounts under one address the newest is meant.
 */
export async function sendVerificationEmail(
  ctx: FullContext,
  { email, continue_url: wanted }: Input<typeof api.identity.sendVerificationEmail>,
): Promise<void> {
  await beginAttempt(ctx, 'accountMail', email)
  const { settings } = ctx.ports
  const users = await listUsersByEmail(ctx, email, candidatesMax)
  const isProven = users.some((user) => user.email_verified_at !== null && !user.is_claimant)
  const newest = isProven ? undefined : users.at(-1)
  const continueUrl = continueTarget(settings, wanted)
  await transaction(ctx, async (ctx) => {
    const code = await issueActionCode(ctx, {
      userId: newest?.id,
      purpose: 'verify-email',
      lifetimeMs: dayMs,
      details: { email },
    })
    if (isProven) await sendMail(ctx, accountExistsMail(settings, email))
    else if (newest) await sendMail(ctx, verificationMail(settings, { to: email, code, continueUrl }))
    else await sendMail(ctx, noAccountMail(settings, email))
  })
}
