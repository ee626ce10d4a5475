import type { ForbiddenImport } from '../architecture/forbid.ts'
import type { SliceInMap } from '../slices/slices-of.ts'
import { markdownTable, replaceBetween } from './markdown.ts'

type Slices = Readonly<Record<string, SliceInMap>>

/** Fills the parts of ARCHITECTURE.md that the product map and the import rules decide. */
export function fillArchitecture(document: string, map: Slices, rules: readonly ForbiddenImport[]): string {
  const parts = { slices: sliceTable(map), 'uses graph': usesGraph(map), 'import rules': ruleTable(rules) }
  return Object.entries(parts).reduce((text, [part, content]) => replaceBetween(text, part, content), document)
}

function sliceTable(map: Slices): string {
  const rows = Object.entries(map).map(([name, { area, purpose, uses, asks = [] }]) => [
    `**${name}**`,
    area,
    purpose,
    [...uses, ...asks.map((asked) => `(asks ${asked})`)].join(', ') || '–',
  ])
  return markdownTable(['slice', 'area', 'purpose', 'uses'], rows)
}

function usesGraph(map: Slices): string {
  const arrows = Object.entries(map).flatMap(([name, { uses }]) => uses.map((used) => `  ${name} --> ${used}`))
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n')
}

function ruleTable(rules: readonly ForbiddenImport[]): string {
  const general = rules.filter(({ name = '' }) => !name.endsWith('-uses-only-what-it-declares'))
  const rows = general.map(({ name = '', comment = '' }) => [`\`${name}\``, comment])
  const derived = [
    '`<slice>-uses-only-what-it-declares`',
    'Derived from the product map, for each slice in each tree (`<slice>-contract-…` for the contracts, `<slice>-server-…` and `<slice>-web-…` for what these take of contracts).',
  ]
  return markdownTable(['rule', 'why'], [...rows, derived])
}
