/** Cells that a spreadsheet would take for a formula. */
const formula = /^\s*[=+\-@\t\r]/u

/**
 * Writes rows as CSV (RFC 4180). A text that a spreadsheet would calculate gets an apostrophe in front, so that what
 * people named their keys and voices can do nothing to whoever opens the file.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
