import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { mailAccount } from '#mail'
import { findUser, languageFor } from '#users'
import { wordsIn } from '../words-in.ts'

const changes = {
  'enabled-totp': { factor: 'totp', change: 'enabled' },
  'enabled-sms': { factor: 'sms', change: 'enabled' },
  'disabled-totp': { factor: 'totp', change: 'disabled' },
  'disabled-sms': { factor: 'sms', change: 'disabled' },
  'renewed-codes': { factor: 'backup-codes', change: 'renewed' },
  'used-code': { factor: 'backup-codes', change: 'used' },
} as const

/**
 * Tells somebody, by mail and in the product, what changed about the protection of their account: it may not have been
 * them.
 */
export async function tellOfFactors(
  ctx: TransactionContext,
  userId: UserId,
  what: keyof typeof changes,
): Promise<void> {
  const user = await findUser(ctx, userId)
  if (!user) return
  await ctx.emit('identity.second-factor-changed', { userId, changeId: ctx.newId('event'), ...changes[what] })
  const language = languageFor(ctx, user)
  const { subject, news, notYou } = wordsIn(language).secondFactor
  await mailAccount(ctx, user, {
    kind: `identity.second-factor-${what}`,
    language,
    subject,
    paragraphs: [news[what], notYou],
  })
}
