import { formatDecimal } from './decimals.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const largest = units.length - 1

/** Answers a size in steps of 1000, or of 1024 in binary mode; one decimal from kB on, without a trailing zero. */
export function formatSize(sizeBytes: number, { binary = false }: { readonly binary?: boolean } = {}): string {
  const step = binary ? 1024 : 1000
  const reached = sizeBytes < 1 ? 0 : Math.min(largest, Math.floor(Math.log(sizeBytes) / Math.log(step) + 1e-12))
  const rounded = roundedIn(reached)
  // What is rounded up to a step is one of the next unit: 1 MB, and not 1000 kB.
  const power = rounded >= step && reached < largest ? reached + 1 : reached
  return `${formatDecimal(power === reached ? rounded : roundedIn(power))} ${units[power]}`

  function roundedIn(unit: number): number {
    const value = sizeBytes / step ** unit
    return unit === 0 ? Math.round(value) : Math.round(value * 10) / 10
  }
}
