import type { Input } from '@vireo/contracts/kit'
import type { usersEndpoints } from '@vireo/contracts/users'
import type { With } from '#ports/ports.ts'
import { locationOf } from '../addresses/location-of.ts'
import { updateProfile } from './profile-store.ts'

/** Saves whether product updates are welcome, and where the account is. */
export async function editMetadata(
  ctx: With<'locator'>,
  input: Input<typeof usersEndpoints.editMetadata>,
): Promise<void> {
  const location = locationOf(ctx, input.geo_location)
  await updateProfile(ctx, ctx.actor.userId, {
    ...(input.agrees_to_product_updates !== undefined && {
      agrees_to_product_updates: input.agrees_to_product_updates,
    }),
    // Not knowing is no reason to forget what was known.
    ...(location && { geo_location: location }),
  })
}
