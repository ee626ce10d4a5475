import type { Price } from '@vireo/contracts/selling'
import type { Context } from '#kernel/context.ts'
import { listPrices } from './price-store.ts'

/** Tells what works cost; those that are free are not among them. */
export async function pricesOf(ctx: Context, workIds: readonly string[]): Promise<ReadonlyMap<string, Price>> {
  const rows = workIds.length === 0 ? [] : await listPrices(ctx, workIds)
  return new Map(rows.map((row) => [row.work_id, { amount_cents: row.amount_minor, currency: row.currency }]))
}
