/** One measured number beside its baseline and the limit that was set for it. */
export type Row = {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** Measured in the same run. */
  readonly baseline?: number
  readonly baselineName?: string
  /** measured / baseline, or measured − baseline, as the limit speaks of it. */
  readonly relation?: number
  readonly limit?: string
  readonly holds?: boolean
}

export type Section = { readonly title: string; readonly rows: readonly Row[]; readonly notes?: readonly string[] }

/** Formats the results as tables for people. */
export function formatSections(sections: readonly Section[]): string {
  return sections
    .map(({ title, rows, notes = [] }) => [`\n${title}`, table(rows), ...notes.map((note) => `  ${note}`)].join('\n'))
    .join('\n')
}

function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    `${row.measured} ${row.unit}`,
    row.baseline === undefined ? '' : `${row.baseline} ${row.unit} ${row.baselineName ?? ''}`,
    row.relation === undefined ? '' : String(row.relation),
    row.limit ?? '',
    row.holds === undefined ? '' : row.holds ? 'holds' : 'MISSED',
  ])
  const all = [['', 'measured', 'baseline', 'relation', 'limit', ''], ...cells]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}
