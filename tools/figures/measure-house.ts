import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { countDocComments, type DocCounts } from '../check/count-doc-comments.ts'
import { slices as serverSlices } from '../../apps/server/src/domains/registry.ts'
import { readKilled, stateOf } from '../mutate/killed.ts'
import { readProofs } from '../mutate/read-proofs.ts'
import { readTimes } from '../project/kept-times.ts'
import { projectFiles } from '../project/project-files.ts'
import { cyclesOf } from './cycles-of.ts'
import { filesOfRoute, readOften } from './files-of-route.ts'
import { figuresBefore } from './figures-before.ts'
import { type Figure, keptFigures } from './kept-figures.ts'
import { createImportReader } from './read-imports.ts'
import { doorsOf, foldersOf, linesIn, operationsOf } from './shape-of.ts'

const CODE = /\.(ts|tsx)$/
const TEST = /\.(test|journey|conformance)\.tsx?$|[./]testing\.ts$|^apps\/server\/test\/|^apps\/web\/e2e\//
/** Written by the build of the web. */
const FIRST_VISIT = 'dist/web/.vite/first-visit.json'
const FirstVisit = z.object({ kb: z.number(), files: z.number() })
const SOURCE = /^(apps|packages|engines)\//

/** Measures what can be read of the code without running it. */
export function measureHouse(root: string): Figure[] {
  const files = projectFiles(root).filter((file) => CODE.test(file) && SOURCE.test(file))
  const lines = (of: readonly string[]) => of.reduce((sum, file) => sum + linesIn(join(root, file)), 0)
  const split = (tree: RegExp) => {
    const inTree = files.filter((file) => tree.test(file))
    const [tests, source] = [inTree.filter((file) => TEST.test(file)), inTree.filter((file) => !TEST.test(file))]
    return { tests: lines(tests), source: lines(source) }
  }
  const ratio = (tree: RegExp) => {
    const { tests, source } = split(tree)
    return (tests / source).toFixed(2)
  }
  const routes = operationsOf(root, files)
  return [
    ...keptFigures(root, files),
    { what: 'test : source, everything', value: ratio(/./), goal: '≥ 0.60' },
    { what: 'test : source, server', value: ratio(/^apps\/server\//), goal: '≥ 0.60' },
    { what: 'test : source, web', value: ratio(/^apps\/web\//), goal: '≥ 0.40' },
    {
      what: 'operations not in a file of their name',
      value: `${routes.filter(({ isInOwnFile }) => !isInOwnFile).length} of ${routes.length}`,
      goal: '0',
    },
    ...figuresOfGrowth(split(/./)),
    ...figuresOfRoutes(root),
    { what: 'rules that a mutation proves, mutants killed', value: provedRules(root, files), goal: 'all' },
    { what: 'names at the widest door', value: Math.max(...doorsOf(root, files).values()), goal: '≤ 25' },
    { what: 'files in the fullest folder', value: Math.max(...foldersOf(files).values()), goal: '≤ 25' },
    ...figuresOfRuns(root, files),
    ...figuresOfProse(root, files),
    { what: 'longest file, lines', value: Math.max(...files.map((file) => linesIn(join(root, file)))), goal: '≤ 300' },
  ]
}

/** Compares how tests and source grew since the house was rebuilt, each by its own lines. */
function figuresOfGrowth({ tests, source }: { readonly tests: number; readonly source: number }): Figure[] {
  const linesBefore = {
    source: Number(figuresBefore['lines of source']),
    tests: Number(figuresBefore['lines of tests']),
  }
  const grew = (now: number, before: number) => `${now} (+${Math.round((now / before - 1) * 100)} %)`
  const ratio = (tests / linesBefore.tests - 1) / (source / linesBefore.source - 1)
  return [
    { what: 'lines of source', value: grew(source, linesBefore.source), goal: '' },
    { what: 'lines of tests', value: grew(tests, linesBefore.tests), goal: '' },
    { what: 'growth of tests : growth of source, lines', value: ratio.toFixed(2), goal: '' },
  ]
}

/** Counts the writing endpoints that say nothing of the audit log, and the files behind operations that are read often. */
function figuresOfRoutes(root: string): Figure[] {
  const writing = serverSlices
    .flatMap(({ routes = [] }) => routes)
    .filter(({ endpoint: { method } }) => method !== 'GET')
  const silent = writing.filter(({ audit }) => audit === undefined)
  const reasoned = writing.filter(({ audit }) => typeof audit === 'object' && 'kind' in audit)
  return [
    {
      what: 'writing endpoints that record no act and give no reason',
      value: `${silent.length} of ${writing.length}`,
      goal: '0',
    },
    { what: 'writing endpoints that give a reason in place of an act', value: reasoned.length, goal: '' },
    ...Object.entries(readOften).map(([name, operation]) => {
      const { own, others } = filesOfRoute(root, operation)
      return { what: `files that run: ${name}, own slice / others`, value: `${own} / ${others}`, goal: '' }
    }),
  ]
}

/** Reads what the last build of the web in this tree makes a first visit fetch. */
function figuresOfFirstVisit(root: string): Figure[] {
  const path = join(root, FIRST_VISIT)
  const seen = existsSync(path) ? FirstVisit.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
  return [
    { what: 'initial JavaScript, kB', value: seen?.kb ?? '–', goal: '≤ 180' },
    { what: 'initial JavaScript, files', value: seen?.files ?? '–', goal: '≤ 15' },
  ]
}

/** Counts circles of imports, and reads how long check and tests took and how heavy the web is. */
function figuresOfRuns(root: string, files: readonly string[]): Figure[] {
  const paths = files.map((file) => join(root, file))
  const times = readTimes(root)
  return [
    {
      what: 'circles of files that import each other',
      value: cyclesOf(paths, createImportReader(root)),
      goal: '0',
    },
    { what: 'npm run check, processor seconds', value: times['check, processor'] ?? '–', goal: '≤ 25' },
    { what: 'npm test, everything, seconds', value: times['everything'] ?? '–', goal: '≤ 720' },
    ...figuresOfFirstVisit(root),
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
