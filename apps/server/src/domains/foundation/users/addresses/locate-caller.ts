import type { GeoLocation } from '@vireo/contracts/users'
import type { With } from '#ports/ports.ts'
import { locationOf } from './location-of.ts'

/** Returns where the request comes from, as far as this instance can know by itself; null when it cannot. */
export async function locateCaller(ctx: With<'locator'>): Promise<GeoLocation | null> {
  return locationOf(ctx, null)
}
