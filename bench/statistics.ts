/** The value below which the fraction `p` of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
