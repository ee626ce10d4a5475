import { currentLocale } from '../language/index.ts'

/** Counts above 1000 in K and above a million in M: one decimal, floored, without a trailing zero. */
export function formatCount(count: number): string {
  if (count > 1_000_000) return `${formatDecimal(floorToTenth(count / 1_000_000))}M`
  if (count > 1000) return `${formatDecimal(floorToTenth(count / 1000))}K`
  return String(count)
}

/** A whole number with thousands separators, where the exact figure matters. */
export function formatExact(count: number): string {
  return new Intl.NumberFormat(currentLocale()).format(count)
}

/** Writes a number with the decimal sign of the language and no separators; so many decimals at least, one at most otherwise. */
export function formatDecimal(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(1, decimals) }
  return new Intl.NumberFormat(currentLocale(), { ...digits, useGrouping: false }).format(value)
}

function floorToTenth(value: number): number {
  return Math.floor(value * 10) / 10
}
