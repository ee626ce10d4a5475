import type { Context } from '#kernel/context.ts'
import { hashInviteCode } from './invite-code.ts'
import { findOpenInviteByCode } from './invite-store.ts'

/** Reports whether this address was invited with this code and the invite has not expired. */
export async function inviteVouchesFor(
  ctx: Context,
  { email, inviteCode }: { readonly email: string; readonly inviteCode: string },
): Promise<boolean> {
  return (await findOpenInviteByCode(ctx, hashInviteCode(inviteCode)))?.email === email
}
