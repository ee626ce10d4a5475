import type { GeoLocation } from '@vireo/contracts/users'
import type { With } from '#ports/ports.ts'

/**
 * Returns where the request comes from: what this instance sees wins over what the browser claims, because other rules
 * apply in other places. Null when neither knows.
 */
export function locationOf(ctx: With<'locator'>, claimed: GeoLocation | null | undefined): GeoLocation | null {
  return ctx.ports.locator.locate(ctx.client) ?? claimed ?? null
}
