/** Computes a percentile by nearest rank; `p` is a fraction of 1. NaN for no samples. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN
}

/** Computes the median by nearest rank; NaN for no samples. */
export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}

/** Rounds to a number of decimal places. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
