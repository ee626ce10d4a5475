import { join } from 'node:path'
import { countDocComments, type DocCounts } from '../check/count-doc-comments.ts'
import { impliedEdges } from '../check/check-product-map.ts'
import { productMap } from '../../product-map.ts'
import { readKilled, stateOf } from '../mutate/killed.ts'
import { readProofs } from '../mutate/read-proofs.ts'
import { readTimes } from '../project/kept-times.ts'
import { projectFiles } from '../project/project-files.ts'
import { slices } from '../slices/slices-of.ts'
import { readExcused } from '../test/unmet.ts'
import { sharedLinesOfNewSlice } from './cost-of-a-slice.ts'
import { cyclesOf } from './cycles-of.ts'
import { createImportReader } from './read-imports.ts'
import { doorsOf, foldersOf, linesIn, MOST_FILES, MOST_NAMES, operationsOf } from './shape-of.ts'

export type Figure = { readonly what: string; readonly value: number | string; readonly goal: string }

const CODE = /\.(ts|tsx)$/
const TEST = /\.(test|journey|conformance)\.tsx?$|[./]testing\.ts$|^apps\/server\/test\/|^apps\/web\/e2e\//
const SOURCE = /^(apps|packages|engines)\//

/** Measures what can be read of the code without running it. */
export function measureHouse(root: string): Figure[] {
  const files = projectFiles(root).filter((file) => CODE.test(file) && SOURCE.test(file))
  const lines = (of: readonly string[]) => of.reduce((sum, file) => sum + linesIn(join(root, file)), 0)
  const ratio = (tree: RegExp) => {
    const inTree = files.filter((file) => tree.test(file))
    const [tests, sources] = [inTree.filter((file) => TEST.test(file)), inTree.filter((file) => !TEST.test(file))]
    return (lines(tests) / lines(sources)).toFixed(2)
  }
  const routes = operationsOf(root, files)
  const unmet = readExcused(root)
  const widest = [...doorsOf(root, files).values()]
  const folders = foldersOf(files)
  return [
    { what: 'test : source, everything', value: ratio(/./), goal: '≥ 0.60' },
    { what: 'test : source, server', value: ratio(/^apps\/server\//), goal: '≥ 0.60' },
    { what: 'test : source, web', value: ratio(/^apps\/web\//), goal: '≥ 0.40' },
    {
      what: 'operations not in a file of their name',
      value: `${routes.filter(({ isInOwnFile }) => !isInOwnFile).length} of ${routes.length}`,
      goal: '0',
    },
    { what: 'error codes that no test meets', value: Object.keys(unmet.codes).length, goal: '0' },
    { what: 'endpoints that no test calls', value: Object.keys(unmet.endpoints).length, goal: '0' },
    { what: 'rules that a mutation proves, mutants killed', value: provedRules(root, files), goal: 'all' },
    {
      what: 'doors with more than 25 names',
      value: widest.filter((names) => names > MOST_NAMES).length,
      goal: '0',
    },
    { what: 'names at the widest door', value: Math.max(...widest), goal: '≤ 25' },
    {
      what: 'folders with more than 25 files',
      value: [...folders.values()].filter((count) => count > MOST_FILES).length,
      goal: '0',
    },
    { what: 'files in the fullest folder', value: Math.max(...folders.values()), goal: '≤ 25' },
    ...figuresOfSlices(root, files),
    ...figuresOfProse(root, files),
    { what: 'slices, areas', value: `${Object.keys(slices).length}, ${Object.keys(productMap).length}`, goal: '' },
    { what: 'longest file, lines', value: Math.max(...files.map((file) => linesIn(join(root, file)))), goal: '≤ 300' },
  ]
}

/** Measures what a slice costs the others, how slices and files depend on each other, and how long the tests take. */
function figuresOfSlices(root: string, files: readonly string[]): Figure[] {
  const edges = Object.values(slices).flatMap(({ uses }) => uses)
  const paths = files.map((file) => join(root, file))
  const times = readTimes(root)
  return [
    {
      what: 'lines in shared files to add a slice, beside its entry in the map',
      value: sharedLinesOfNewSlice(root),
      goal: '0',
    },
    {
      what: 'edges of the map that others imply',
      value: `${impliedEdges(productMap, slices).length} of ${edges.length}`,
      goal: '0',
    },
    {
      what: 'circles of files that import each other',
      value: cyclesOf(paths, createImportReader(root)),
      goal: '0',
    },
    { what: 'npm run check, processor seconds', value: times['check, processor'] ?? '–', goal: '≤ 25' },
    { what: 'npm test, everything, seconds', value: times['everything'] ?? '–', goal: '≤ 720' },
  ]
}

/** Counts the functions that lack a doc comment, and those whose comment does not begin with a verb. */
function figuresOfProse(root: string, files: readonly string[]): Figure[] {
  const counts = Object.values(countDocComments(root, files))
  const sum = (of: (count: DocCounts) => number) => counts.reduce((all, count) => all + of(count), 0)
  return [
    { what: 'exported functions without a doc comment', value: sum(({ missing }) => missing), goal: '0' },
    { what: 'doc comments of functions that begin with no verb', value: sum(({ fragments }) => fragments), goal: '0' },
  ]
}

function provedRules(root: string, files: readonly string[]): string {
  const { proofs } = readProofs(root, files)
  const killed = readKilled(root)
  const proved = proofs.filter(
    ({ file }) =>
      killed[file]?.of ===
      stateOf(
        root,
        proofs.filter((proof) => proof.file === file),
      ),
  )
  const mutants = Object.values(killed).reduce((sum, each) => sum + each.mutants, 0)
  return `${proved.length} of ${proofs.length}, ${mutants}`
}
