import type { Context } from '#kernel/context.ts'
import { hashInviteCode } from './invite-code.ts'
import { findOpenInviteByCode } from './invite-store.ts'

/** Whether somebody invited this address with this code, and the invitation still holds. */
export async function inviteVouchesFor(
  ctx: Context,
  { email, inviteCode }: { readonly email: string; readonly inviteCode: string },
): Promise<boolean> {
  return (await findOpenInviteByCode(ctx, hashInviteCode(inviteCode)))?.email === email
}
