import type { Input } from '@vireo/contracts/kit'
import type { referralEndpoints } from '@vireo/contracts/referral'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findUser, type UserRow } from '#users'
import { personalWorkspaceOf } from '#workspaces/places/index.ts'
import { findLink, findReferral, insertReferral } from './referral-store.ts'

const newForMs = 24 * 60 * 60 * 1000

/**
 * Notes who brought the caller, whose account is new. Nobody brings themselves, also not under a second name of their
 * mailbox. Saying it twice changes nothing. Throws `referral_not_found` and `referral_not_possible`.
 */
export async function acceptReferral(ctx: Context, { from }: Input<typeof referralEndpoints.accept>): Promise<void> {
  const { userId } = ctx.actor
  const link = await findLink(ctx, from)
  if (!link) throw new AppError('referral_not_found')
  const [user, referrer] = await Promise.all([findUser(ctx, userId), findUser(ctx, link.user_id)])
  if (!user || !referrer || !isNew(ctx, user) || isSamePerson(user, referrer))
    throw new AppError('referral_not_possible')
  const { workspaceId } = await personalWorkspaceOf(ctx, userId)
  const row = { user_id: userId, workspace_id: workspaceId, referrer_id: referrer.id, created_at: ctx.now() }
  if (await insertReferral(ctx, row)) return
  if ((await findReferral(ctx, userId))?.referrer_id !== referrer.id) throw new AppError('referral_not_possible')
}

function isNew(ctx: Context, { created_at: createdAt }: UserRow): boolean {
  return ctx.now().getTime() - createdAt.getTime() <= newForMs
}

function isSamePerson(user: UserRow, referrer: UserRow): boolean {
  return user.id === referrer.id || mailboxOf(user.email) === mailboxOf(referrer.email)
}

/** Answers the address without what is added behind a plus: it is the same mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@)/u, '')
}
