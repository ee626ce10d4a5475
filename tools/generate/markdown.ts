/** Formats a Markdown table; bars inside a cell are escaped, line breaks become blanks. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** Puts `text` between the two comments that name `part`; throws when the document does not have them. */
export function replaceBetween(document: string, part: string, text: string): string {
  const [from, to] = [`<!-- generated: ${part} -->`, `<!-- end: ${part} -->`]
  const start = document.indexOf(from)
  const end = document.indexOf(to)
  if (start < 0 || end < start) throw new Error(`The document has no "${from}" … "${to}".`)
  return `${document.slice(0, start + from.length)}\n\n${text}\n\n${document.slice(end)}`
}

function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')
}
