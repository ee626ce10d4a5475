import { numberFormat } from './number-format.ts'

/** Writes a number with the decimal sign of the language and no separators; so many decimals at least, one at most otherwise. */
export function formatDecimal(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(1, decimals) }
  return numberFormat({ ...digits, useGrouping: false }).format(value)
}
