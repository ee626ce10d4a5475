import type { Context } from '#kernel/context.ts'
import { removeUpgradesBefore } from './upgrade-store.ts'

const keptMs = 90 * 24 * 60 * 60 * 1000

/** Forgets the keys of upgrades that nobody repeats any more. */
export async function removeOldUpgrades(ctx: Context): Promise<void> {
  await removeUpgradesBefore(ctx, new Date(ctx.now().getTime() - keptMs))
}
