import type { With } from '#ports/ports.ts'
import { planOf } from '../plan-of.ts'

/**
 * Returns how many bytes of recordings the workspace may keep, by the operator or else its plan; undefined for no
 * limit.
 */
export async function storageLimit(ctx: With<'settings'>): Promise<number | undefined> {
  const limit = ctx.ports.settings.storageLimitBytes ?? (await planOf(ctx)).entitlements.storageBytes
  return limit === 'unlimited' ? undefined : limit
}
