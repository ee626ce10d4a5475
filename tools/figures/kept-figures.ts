import { productMap } from '../../product-map.ts'
import { impliedEdges } from '../check/check-product-map.ts'
import { slices } from '../slices/slices-of.ts'
import { readExcused } from '../test/unmet.ts'
import { sharedLinesOfNewSlice } from './cost-of-a-slice.ts'
import { doorsOf, foldersOf, MOST_FILES, MOST_NAMES } from './shape-of.ts'

export type Figure = { readonly what: string; readonly value: number | string; readonly goal: string }

/** Where the figures stand. */
export const FIGURES = 'docs/architecture-figures.md'

/** Measures what `npm run check` compares with the page: what follows from the tree, and changes with a slice or a lapse. */
export function keptFigures(root: string, files: readonly string[]): Figure[] {
  const unmet = readExcused(root)
  const edges = Object.values(slices).flatMap(({ uses }) => uses)
  const above = (counts: Iterable<number>, most: number) => [...counts].filter((count) => count > most).length
  return [
    { what: 'slices, areas', value: `${Object.keys(slices).length}, ${Object.keys(productMap).length}`, goal: '' },
    {
      what: 'edges of the map that others imply',
      value: `${impliedEdges(productMap, slices).length} of ${edges.length}`,
      goal: '0',
    },
    {
      what: 'lines in shared files to add a slice, beside its entry in the map',
      value: sharedLinesOfNewSlice(root),
      goal: '0',
    },
    { what: 'error codes that no test meets', value: Object.keys(unmet.codes).length, goal: '0' },
    { what: 'endpoints that no test calls', value: Object.keys(unmet.endpoints).length, goal: '0' },
    { what: 'doors with more than 25 names', value: above(doorsOf(root, files).values(), MOST_NAMES), goal: '0' },
    { what: 'folders with more than 25 files', value: above(foldersOf(files).values(), MOST_FILES), goal: '0' },
  ]
}

/** Says in sentences which of the figures a page tells otherwise. */
export function staleFigures(page: string, kept: readonly Figure[]): string[] {
  const rows = new Map(
    page.split('\n').flatMap((line) => {
      const [, what = '', , now = ''] = line.split(/\s*\|\s*/u)
      return now === '' ? [] : [[what, now] as const]
    }),
  )
  return kept
    .filter(({ what, value }) => rows.get(what) !== String(value))
    .map(({ what, value }) => `${FIGURES}: says ${rows.get(what) ?? 'nothing'} for “${what}”, and it is ${value}`)
}
