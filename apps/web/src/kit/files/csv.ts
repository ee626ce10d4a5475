/** What spreadsheets begin formulas with, also in full width. */
const signs = '=+\\-@＝＋－＠'
/** Cells that a spreadsheet would take for a formula. */
const formula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`, 'u')
/** Where a cell would begin for who separates by semicolons or tabs, to whom quotes within one mean nothing. */
const formulaWithin = new RegExp(`([;\\t\\r\\n])((?:[^\\S\\t\\r\\n]|")*)(?=[${signs}])`, 'gu')

/**
 * Writes rows as CSV (RFC 4180). A text that a spreadsheet would calculate gets an apostrophe in front, so that what
 * people named their keys and voices can do nothing to whoever opens the file, with whatever separator.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const within = value.replaceAll(formulaWithin, "$1'$2")
  const safe = formula.test(value) ? `'${within}` : within
  return /[",;\t\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
