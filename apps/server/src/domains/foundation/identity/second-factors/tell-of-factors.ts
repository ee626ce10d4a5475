import type { TransactionContext } from '#kernel/context.ts'
import { sendMail } from '#mail'
import { findUser } from '#users'

const news = {
  'enabled-totp': 'An authenticator app was set up as the second step of signing in to your account.',
  'enabled-sms': 'A phone was set up as the second step of signing in to your account.',
  'disabled-totp': 'The authenticator app of your account was switched off as a second step.',
  'disabled-sms': 'The phone of your account was switched off as a second step.',
  'renewed-codes': 'New backup codes were made for your account. The earlier ones no longer work.',
  'used-code': 'A backup code was used to sign in to your account. It will not work again.',
} as const

const changes = {
  'enabled-totp': { factor: 'totp', change: 'enabled' },
  'enabled-sms': { factor: 'sms', change: 'enabled' },
  'disabled-totp': { factor: 'totp', change: 'disabled' },
  'disabled-sms': { factor: 'sms', change: 'disabled' },
  'renewed-codes': { factor: 'backup-codes', change: 'renewed' },
  'used-code': { factor: 'backup-codes', change: 'used' },
} as const

/** Tells somebody, by mail and in the product, what happened to the protection of their account: it may not have been them. */
export async function tellOfFactors(ctx: TransactionContext, userId: string, what: keyof typeof news): Promise<void> {
  const user = await findUser(ctx, userId)
  if (!user) return
  await ctx.emit('identity.second-factor-changed', { userId, changeId: ctx.newId('event'), ...changes[what] })
  await sendMail(ctx, {
    kind: `identity.second-factor-${what}`,
    to: user.email,
    subject: 'The protection of your Vireo account changed',
    paragraphs: [
      news[what],
      'If this was you, there is nothing to do. If not, change your password and sign out everywhere.',
    ],
  })
}
