import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../server-under-test.ts'
import { rounded } from '../statistics.ts'
import type { Visit } from './visit-page.ts'

const page = path.join(root, 'docs/interface-figures.md')
const [begins, ends] = ['<!-- measured -->', '<!-- end of what is measured -->']

/** Writes what was measured into the page about the interface, between its two marks. */
export function writeFigures(visits: readonly Visit[], typingMs: number): void {
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.indexOf(begins), text.indexOf(ends)]
  if (before < 0 || after < before) throw new Error('docs/interface-figures.md has lost the marks of its table.')
  const rows = visits.map(({ path: address, lcpMs, blockedMs, shift, scriptBytes, scriptFiles, bytes, files }) => [
    `\`${address}\``,
    `${kb(scriptBytes)} in ${scriptFiles}`,
    `${kb(bytes)} in ${files}`,
    `${rounded(lcpMs / 1000, 2)} s`,
    `${blockedMs} ms`,
    String(rounded(shift, 3)),
  ])
  const table = tableOf([['page', 'JavaScript', 'everything', 'LCP', 'TBT', 'layout shift'], ...rows])
  const typed = `A letter typed into the composer is painted after ${typingMs} ms at the 95th percentile.`
  writeFileSync(page, `${text.slice(0, before)}${begins}\n\n${table}\n\n${typed}\n\n${text.slice(after)}`)
}

function kb(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

/** Writes a table as the formatter would. */
function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}
