import type { IForbiddenRuleType } from 'dependency-cruiser'
import type { Domain } from '../../product-map.ts'
import { markdownTable, replaceBetween } from './markdown.ts'

type Slices = Readonly<Record<string, Domain>>

/** Fills the parts of ARCHITECTURE.md that the product map and the import rules decide. */
export function fillArchitecture(document: string, map: Slices, rules: readonly IForbiddenRuleType[]): string {
  const parts = { slices: sliceTable(map), 'uses graph': usesGraph(map), 'import rules': ruleTable(map, rules) }
  return Object.entries(parts).reduce((text, [part, content]) => replaceBetween(text, part, content), document)
}

function sliceTable(map: Slices): string {
  const rows = Object.entries(map).map(([name, { group, purpose, uses }]) => [
    `**${name}**`,
    group,
    purpose,
    uses.join(', ') || '–',
  ])
  return markdownTable(['slice', 'group', 'purpose', 'uses'], rows)
}

/** Only the longest ways are drawn: an arrow that a chain of others implies would hide the layers. */
function usesGraph(map: Slices): string {
  const arrows = Object.entries(map).flatMap(([name, { uses }]) =>
    uses
      .filter((used) => !uses.some((other) => other !== used && reaches(map, other, used)))
      .map((used) => `  ${name} --> ${used}`),
  )
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n')
}

function reaches(map: Slices, from: string, to: string): boolean {
  return (map[from]?.uses ?? []).some((used) => used === to || reaches(map, used, to))
}

function ruleTable(map: Slices, rules: readonly IForbiddenRuleType[]): string {
  const general = rules.filter(
    ({ name }) => !Object.keys(map).some((slice) => name === `${slice}-uses-only-what-it-declares`),
  )
  const rows = general.map(({ name = '', comment = '' }) => [`\`${name}\``, comment])
  const derived = ['`<slice>-uses-only-what-it-declares`', 'Derived from the product map, for each slice in each tree.']
  return markdownTable(['rule', 'why'], [...rows, derived])
}
