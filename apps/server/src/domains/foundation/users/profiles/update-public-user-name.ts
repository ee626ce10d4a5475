import type { Input } from '@vireo/contracts/kit'
import type { usersEndpoints } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { updateProfile } from './profile-store.ts'

/** Changes the name that others see beside what the caller shares. */
export async function updatePublicUserName(
  ctx: Context,
  input: Input<typeof usersEndpoints.updatePublicUserName>,
): Promise<void> {
  await updateProfile(ctx, ctx.actor.userId, { public_name: input.public_user_name })
}
