import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import type { InstanceSettings } from '#ports/ports.ts'
import { issueActionCode } from '#actions'
import { sendMail } from '#mail'
import { findUserByEmail, languageFor } from '#users'
import { accountExistsMail, verificationMail } from './account-mails.ts'

const dayMs = 24 * 3_600_000

export type Welcome = {
  readonly userId: UserId
  readonly email: string
  /** Somebody has proven the address already: they are told, and the account cannot have it. */
  readonly isProvenByOther: boolean
  readonly continueUrl: string | undefined
  readonly settings: InstanceSettings
}

/** Sends the address of a new account one mail, whichever fits, after the same statements in both cases. */
export async function welcome(ctx: TransactionContext, input: Welcome): Promise<void> {
  const { userId, email, isProvenByOther, continueUrl, settings } = input
  const code = await issueActionCode(ctx, {
    userId: isProvenByOther ? undefined : userId,
    purpose: 'verify-email',
    lifetimeMs: dayMs,
    details: { email },
  })
  // Asked in both cases, so that neither takes longer.
  const holder = await findUserByEmail(ctx, email)
  const addressed = { to: email, language: languageFor(ctx, isProvenByOther ? holder : undefined) }
  await sendMail(
    ctx,
    isProvenByOther
      ? accountExistsMail(settings, addressed)
      : verificationMail(settings, { ...addressed, code, continueUrl }),
  )
}
