/** What spreadsheets begin formulas with, also in full width. */
const signs = '=+\\-@＝＋－＠'
const formula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`, 'u')
/** Where a cell would begin for who separates by semicolons or tabs, to whom quotes within one mean nothing. */
const formulaWithin = new RegExp(`([;\\t\\r\\n])((?:[^\\S\\t\\r\\n]|")*)(?=[${signs}])`, 'gu')

/**
 * Formats a row of CSV for spreadsheets. What would be taken for a formula gets an apostrophe, so that text from others never runs
 * on the reader's computer; also where a spreadsheet separates by something else than commas.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const within = value.replaceAll(formulaWithin, "$1'$2")
  const safe = formula.test(value) ? `'${within}` : within
  return /[",;\t\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
