import type { CheckedHandle } from '@vireo/contracts/profiles'
import type { Context } from '#kernel/context.ts'
import { isReserved, readHandle } from './handle-rules.ts'
import { findHandle } from './handle-store.ts'

/** Tells whether a handle can be the caller's; it is given only where the profile is changed. */
export async function checkHandle(
  ctx: Context,
  { profile_handle: given }: { readonly profile_handle: string },
): Promise<CheckedHandle> {
  const handle = readHandle(given)
  if (handle === undefined) return { handle: given, state: 'invalid' }
  const found = await findHandle(ctx, handle)
  if (found?.user_id === ctx.actor.userId) return { handle, state: 'yours' }
  if (isReserved(handle)) return { handle, state: 'reserved' }
  return { handle, state: found ? 'taken' : 'available' }
}
