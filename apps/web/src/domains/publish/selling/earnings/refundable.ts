import { type EarningEntry, sellingLimits } from '@vireo/contracts/selling'

const dayMs = 24 * 3_600_000

/**
 * Answers by line of the ledger what is left of its sale to be given back, while that can be. Lines come newest first: what was
 * given back of a sale stands before it.
 */
export function refundable(entries: readonly EarningEntry[], nowMs: number): ReadonlyMap<string, number> {
  const left = new Map<string, number>()
  const disputed = new Set<string>()
  const given = new Map<string, number>()
  for (const { entry_id: id, kind, amount_cents: amount, sale_id: sale, created_at_unix: at } of entries) {
    if (sale === null) continue
    if (kind === 'chargeback') disputed.add(sale)
    if (kind === 'refund') given.set(sale, (given.get(sale) ?? 0) - amount)
    if (kind !== 'sale' || disputed.has(sale)) continue
    const rest = amount - (given.get(sale) ?? 0)
    if (rest > 0 && nowMs < at * 1000 + sellingLimits.refundableForDays * dayMs) left.set(id, rest)
  }
  return left
}
