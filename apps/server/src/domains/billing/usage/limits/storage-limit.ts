import type { With } from '#ports/ports.ts'
import { planOf } from '../plan-of.ts'

/** How many bytes of recordings the workspace may keep: what the operator set for everybody, else its plan's share. */
export async function storageLimit(ctx: With<'settings'>): Promise<number | undefined> {
  const limit = ctx.ports.settings.storageLimitBytes ?? (await planOf(ctx)).entitlements.storageBytes
  return limit === 'unlimited' ? undefined : limit
}
