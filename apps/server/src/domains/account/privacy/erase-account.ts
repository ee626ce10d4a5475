import type { Subject } from '#domains/holding.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeExportsOf } from './exports/export-store.ts'
import { holdings } from './hooks.ts'

/** Forgets what every slice kept of an account that was deleted, the highest slice first. May run twice. */
export async function eraseAccount(ctx: With<'storage'>, subject: Subject): Promise<void> {
  const all = [...(await ctx.hooks.ask(holdings, ctx)).values()]
  for (const holding of all.toReversed()) await transaction(ctx, async (ctx) => holding.erase?.(ctx, subject))
  for (const key of await removeExportsOf(ctx, subject.userId)) await ctx.ports.storage.remove(key)
}
