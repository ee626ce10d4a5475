import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { actionLink, issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUserByEmail, languageFor } from '#users'
import { wordsIn } from '../words-in.ts'
import { isStaffAddress } from './is-staff.ts'

const linkLifetimeMs = 72 * 60 * 60 * 1000

export type RequestSupportAccess = {
  /** Whose account. */
  readonly email: string
  /** The member of the support team who wants to look. */
  readonly supportMember: string
  /** What the account's owner is told. */
  readonly reason: string
}

/** Asks somebody by mail whether a member of the support team may look into their account. Only they can grant it. */
export async function requestSupportAccess(ctx: With<'settings'>, input: RequestSupportAccess): Promise<void> {
  const { email, supportMember, reason } = input
  const { settings } = ctx.ports
  if (!isStaffAddress(settings, supportMember))
    throw new AppError('forbidden', {
      message: `${supportMember} is not in one of the domains of VIREO_STAFF_DOMAINS.`,
    })
  const user = await findUserByEmail(ctx, email)
  if (!user) throw new AppError('user_not_found')
  if (!user.email_verified_at)
    throw new AppError('email_not_verified', {
      message: `Nobody has shown yet that ${email} is their address, so nothing about the account is mailed there.`,
    })
  await transaction(ctx, async (ctx) => {
    const details = { support_member: supportMember, reason }
    const code = await issueActionCode(ctx, {
      userId: user.id,
      purpose: 'grant-support-access',
      lifetimeMs: linkLifetimeMs,
      details,
    })
    const language = languageFor(ctx, user)
    const words = wordsIn(language).supportAccess
    await sendMail(ctx, {
      kind: 'identity.support-access-request',
      to: user.email,
      language,
      subject: words.subject,
      paragraphs: [words.text(supportMember, reason), words.terms, words.notExpected],
      action: {
        label: words.action,
        url: actionLink(settings, { mode: 'verifySignInRequest', code, lang: language }),
      },
    })
    await writeAudit(ctx, {
      action: 'identity.support-access-requested',
      target: { kind: 'user', id: user.id },
      details: { support_member: supportMember },
    })
  })
}
