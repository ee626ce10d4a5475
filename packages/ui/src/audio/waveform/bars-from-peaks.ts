/**
 * Fits a recording's levels into a number of bars: each the loudest level it covers, or, where there are
 * more bars than levels, a line drawn from one level to the next. Levels and heights are 0 … 1.
 */
export function barsFromPeaks(peaks: readonly number[], count: number): number[] {
  if (peaks.length === 0 || count <= 0) return []
  const height = count > peaks.length ? interpolated : loudest
  return Array.from({ length: count }, (_, bar) => Math.min(1, height(peaks, bar, count)))
}

function loudest(peaks: readonly number[], bar: number, count: number): number {
  const from = Math.floor((bar * peaks.length) / count)
  const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count))
  let level = 0
  for (let index = from; index < to; index += 1) level = Math.max(level, peaks[index] ?? 0)
  return level
}

function interpolated(peaks: readonly number[], bar: number, count: number): number {
  const at = (bar * (peaks.length - 1)) / (count - 1)
  const before = peaks[Math.floor(at)] ?? 0
  const after = peaks[Math.ceil(at)] ?? before
  return before + (after - before) * (at % 1)
}
