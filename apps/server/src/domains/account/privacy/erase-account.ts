import type { Subject } from '#domains/holding.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeExportsOf } from './exports/export-store.ts'
import { holdings } from './hooks.ts'

/** Erases what every slice kept of a deleted account, the highest slice first. Safe to run twice. */
export async function eraseAccount(ctx: With<'storage'>, subject: Subject): Promise<void> {
  const all = [...(await ctx.hooks.ask(holdings, ctx)).values()]
  for (const holding of all.toReversed()) await transaction(ctx, async (ctx) => holding.erase?.(ctx, subject))
  for (const key of await removeExportsOf(ctx, subject.userId)) await ctx.ports.storage.remove(key)
}
