import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findUserByEmail } from '#users'
import { type PreviewedInvite, received } from './answer-invite.ts'
import { hashInviteCode } from './invite-code.ts'
import { findOpenInviteByCode } from './invite-store.ts'

/** Returns the invite behind the link in a mail. Its code is the only credential. Throws `invite_not_found`. */
export async function previewInvite(ctx: Context, input: { readonly invite_code: string }): Promise<PreviewedInvite> {
  const invite = await findOpenInviteByCode(ctx, hashInviteCode(input.invite_code))
  const preview = invite && (await received(ctx, invite))
  if (!preview) throw new AppError('invite_not_found')
  const holder = await findUserByEmail(ctx, preview.email)
  return { ...preview, hasAccount: Boolean(holder?.email_verified_at) }
}
