import type { api, Input } from '@vireo/contracts'
import type { FullContext } from '../../kernel/ports.ts'
import { locationOf } from './locate-caller.ts'
import { updateProfile } from './profile-store.ts'

/** Keeps whether product updates are welcome, and where the account is. */
export async function editMetadata(ctx: FullContext, input: Input<typeof api.users.editMetadata>): Promise<void> {
  const location = locationOf(ctx, input.geo_location)
  await updateProfile(ctx, ctx.actor.userId, {
    ...(input.agrees_to_product_updates !== undefined && {
      agrees_to_product_updates: input.agrees_to_product_updates,
    }),
    // Not knowing is no reason to forget what was known.
    ...(location && { geo_location: location }),
  })
}
