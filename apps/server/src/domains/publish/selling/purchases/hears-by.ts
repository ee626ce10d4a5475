import type { With } from '#ports/ports.ts'
import { isTheirs } from './is-theirs.ts'
import { isKeyOf, saleIdIn } from './listener-key.ts'
import { findSale } from './sale-store.ts'

/**
 * Tells what a key lets somebody hear of a work: `all` of it, nothing yet because its payment is not confirmed (`waiting`), or
 * `nothing` more than everybody. A key that is of another work, was renewed, or whose money went back is as none.
 */
export async function hearsBy(ctx: With<'vault'>, workId: string, key: string): Promise<'all' | 'waiting' | 'nothing'> {
  const sale = await findSale(ctx, saleIdIn(key))
  if (!sale || sale.work_id !== workId || !isKeyOf(ctx.ports.vault, sale, key)) return 'nothing'
  if (isTheirs(sale)) return 'all'
  return sale.state === 'open' ? 'waiting' : 'nothing'
}
