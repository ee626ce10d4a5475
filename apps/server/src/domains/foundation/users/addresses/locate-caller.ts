import type { GeoLocation } from '@vireo/contracts/users'
import type { With } from '#ports/ports.ts'

/** Returns where the request comes from, as far as this instance can know by itself; null when it cannot. */
export function locateCaller(ctx: With<'locator'>): GeoLocation | null {
  return ctx.ports.locator.locate(ctx.client) ?? null
}

/**
 * Returns where the request comes from: what this instance sees wins over what the browser claims, because other rules
 * apply in other places.
 */
export function locationOf(ctx: With<'locator'>, claimed: GeoLocation | null | undefined): GeoLocation | null {
  return locateCaller(ctx) ?? claimed ?? null
}
