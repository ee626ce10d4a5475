import type { Input } from '@vireo/contracts/kit'
import type { privacyEndpoints } from '@vireo/contracts/privacy'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireRecentSignIn } from '#identity'
import { sendMail } from '#mail'
import { findUser } from '#users'
import { assertOwnerAtBrowser } from './policy.ts'
import { removeAccount } from './remove-account.ts'

/**
 * Deletes the caller's account for good. Person, workspaces of theirs, sessions and keys are gone with the answer; what
 * slices keep in the workspace is forgotten by a job.
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
    await sendMail(ctx, {
      kind: 'privacy.account-deleted',
      to: user.email,
      subject: 'Your account was deleted',
      paragraphs: [
        'Your account and its workspace are gone, and nobody can sign in to them any more. What you made is being erased now.',
        'If this was not you, tell whoever runs this instance at once.',
      ],
    })
  })
}
