import type { Context } from '#kernel/context.ts'
import { findUserByEmail } from '#users'
import { membershipOf } from '../membership-of.ts'

/** Finds the own workspace of the user with this address; undefined when nobody has it. */
export async function findWorkspaceOf(ctx: Context, email: string): Promise<string | undefined> {
  const user = await findUserByEmail(ctx, email)
  const membership = user && (await membershipOf(ctx, user.id))
  return membership?.workspace_id
}
