import type { ItemRow } from '../tables.ts'

/** Adds up the quotes of items; null where there is nothing to pay. */
export function sumOfItems(items: readonly ItemRow[]): number | null {
  return items.length === 0 ? null : items.reduce((sum, { quote_minor: quote }) => sum + (quote ?? 0), 0)
}
