import { numberFormat } from './number-format.ts'

/** Counts above 1000 in K and above a million in M: one decimal, floored, without a trailing zero. */
export function formatCount(count: number): string {
  if (count > 1_000_000) return `${shortened(count / 1_000_000)}M`
  if (count > 1000) return `${shortened(count / 1000)}K`
  return String(count)
}

/** Answers a whole number with thousands separators, where the exact figure matters. */
export function formatExact(count: number): string {
  return numberFormat().format(count)
}

function shortened(value: number): string {
  return numberFormat({ useGrouping: false }).format(floorToTenth(value))
}

function floorToTenth(value: number): number {
  return Math.floor(value * 10) / 10
}
