import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { actionLink, issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUserByEmail } from '#users'
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

/** Asks somebody by mail whether a member of the support team may look into their account. Only they can say yes. */
export async function requestSupportAccess(ctx: With<'settings'>, input: RequestSupportAccess): Promise<void> {
  const { email, supportMember, reason } = input
  const { settings } = ctx.ports
  if (!isStaffAddress(settings, supportMember))
    throw new AppError('forbidden', {
      message: `${supportMember} is not in one of the domains of VIREO_STAFF_DOMAINS.`,
    })
  const user = await findUserByEmail(ctx, email)
  if (!user) throw new AppError('user_not_found')
  await transaction(ctx, async (ctx) => {
    const details = { support_member: supportMember, reason }
    const code = await issueActionCode(ctx, {
      userId: user.id,
      purpose: 'grant-support-access',
      lifetimeMs: linkLifetimeMs,
      details,
    })
    await sendMail(ctx, {
      kind: 'identity.support-access-request',
      to: user.email,
      subject: 'May our support team look into your account?',
      paragraphs: [
        `${supportMember} asks for temporary access to your account. The reason given: ${reason}`,
        'If you agree, they can look at it for 24 hours, and change nothing. You can end it at any time in your security settings.',
        'If you did not expect this, do nothing.',
      ],
      action: { label: 'Answer the request', url: actionLink(settings, { mode: 'verifySignInRequest', code }) },
    })
    await writeAudit(ctx, {
      action: 'identity.support-access-requested',
      target: { kind: 'user', id: user.id },
      details: { support_member: supportMember },
    })
  })
}
