import type { api, Input } from '@vireo/contracts'
import type { Context } from '../../kernel/context.ts'
import { updateProfile } from './profile-store.ts'

/** Changes the name that others see beside what the caller shares. */
export async function updatePublicUserName(
  ctx: Context,
  input: Input<typeof api.users.updatePublicUserName>,
): Promise<void> {
  await updateProfile(ctx, ctx.actor.userId, { public_name: input.public_user_name })
}
