import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { isInviteCodeValid } from '../../hooks.ts'

/**
 * Throws unless somebody may create an account: `sign_up_closed` where sign-up is closed, `invite_required` or
 * `invalid_invite_code` where it is by invitation only.
 */
export async function admitSignUp(
  ctx: With<'settings'>,
  { email, inviteCode }: { readonly email: string; readonly inviteCode: string | undefined },
): Promise<void> {
  const { signUp } = ctx.ports.settings
  if (signUp === 'open') return
  if (signUp === 'closed') throw new AppError('sign_up_closed')
  if (inviteCode === undefined) throw new AppError('invite_required', { param: 'invite_code' })
  if (!(await ctx.hooks.ask(isInviteCodeValid, ctx, { email, inviteCode })))
    throw new AppError('invalid_invite_code', { param: 'invite_code' })
}
