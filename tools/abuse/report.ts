import type { Observation } from './observe.ts'

/** How much longer a neighbour may wait for their first byte under attack than alone. */
export const neighbourRatioMax = 2
/** What an attack may make the server take beyond what it had. */
export const growthBytesMax = 600e6

/** How long the main thread may compute without a pause, whatever anybody sends. */
export const busyMsMax = 50

/** How long nineteen of twenty looks at `/healthz` may take. */
export const healthMsMax = 250

/** Computes the 95th percentile; NaN of none. */
export function p95(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * 0.95) - 1] ?? Number.NaN
}

/** Computes the median, the upper one of two; NaN of none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
}

/** What was seen, beside what a neighbour waits for on the same server before anybody attacks. */
export type Comparison = Observation & { readonly aloneMs: number }

/** Tells whether everything held that the full form asks for. What was not measured did not hold. */
export function holds(seen: Comparison): boolean {
  return (
    seen.samePid &&
    seen.endings.faults.length === 0 &&
    seen.unexpected.length === 0 &&
    seen.neighbourRefused.length === 0 &&
    median(seen.neighbourMs) <= neighbourRatioMax * seen.aloneMs &&
    p95(seen.healthMs) <= healthMsMax &&
    seen.busiestMs <= busyMsMax &&
    seen.rssPeak - seen.rssBefore <= growthBytesMax
  )
}

/** Formats the report as a table for people. */
export function formatReport(observations: readonly Comparison[]): string {
  const head = [
    'attack',
    'neighbour p50 ms',
    'ratio',
    `healthz p50 / p95 (≤ ${healthMsMax}) / max ms`,
    `loop ms (≤ ${busyMsMax})`,
    'memory MB',
    'process',
    '',
  ]
  const rows = observations.map((seen) => {
    const under = median(seen.neighbourMs)
    return [
      seen.attack,
      `${Math.round(under)} of ${seen.neighbourMs.length} (alone ${Math.round(seen.aloneMs)})`,
      `${(under / seen.aloneMs).toFixed(2)} (≤ ${neighbourRatioMax})`,
      `${median(seen.healthMs).toFixed(1)} / ${p95(seen.healthMs).toFixed(0)} / ${Math.round(Math.max(...seen.healthMs))}`,
      seen.busiestMs.toFixed(0),
      `${Math.round(seen.rssBefore / 1e6)} → ${Math.round(seen.rssPeak / 1e6)}`,
      seen.samePid ? 'lives' : 'ENDED',
      holds(seen) ? 'holds' : 'MISSED',
    ]
  })
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const lines = [head, ...rows].map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const answers = observations.map((seen) => {
    const neighbour =
      seen.neighbourRefused.length > 0 ? `; the neighbour: ${[...new Set(seen.neighbourRefused)].join(', ')}` : ''
    const strange = seen.unexpected.length > 0 ? `; UNEXPECTED: ${seen.unexpected.join(', ')}` : ''
    return `  ${seen.attack}: ${seen.endings.toString()}${strange}${neighbour}`
  })
  return [...lines.map((line) => line.trimEnd()), '', 'Answers', ...answers].join('\n')
}
