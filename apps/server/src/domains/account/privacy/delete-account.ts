import type { Input } from '@vireo/contracts/kit'
import type { privacyEndpoints } from '@vireo/contracts/privacy'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireRecentSignIn } from '#identity'
import { mailAccount } from '#mail'
import { findUser, languageFor } from '#users'
import { assertOwnerAtBrowser } from './policy.ts'
import { removeAccount } from './remove-account.ts'
import { wordsIn } from './words-in.ts'

/**
 * Deletes the caller's account for good: the person, their own workspaces, sessions and keys before it answers; what
 * slices keep of the workspaces is erased by a job afterwards.
 */
export async function deleteAccount(
  ctx: With<'settings'>,
  input: Input<typeof privacyEndpoints.deleteAccount>,
): Promise<void> {
  assertOwnerAtBrowser(ctx.actor)
  const { userId } = ctx.actor
  await requireRecentSignIn(ctx)
  await transaction(ctx, async (ctx) => {
    const user = await findUser(ctx, userId)
    if (!user) throw new AppError('user_not_found')
    if (user.email !== input.email) throw new AppError('wrong_confirmation', { param: 'email' })
    await removeAccount(ctx, { userId, email: user.email, action: 'privacy.account-deleted' })
    const language = languageFor(ctx, user)
    const { subject, text, notYou } = wordsIn(language).accountDeleted
    const paragraphs = [text, notYou]
    await mailAccount(ctx, user, { kind: 'privacy.account-deleted', language, subject, paragraphs })
  })
}
