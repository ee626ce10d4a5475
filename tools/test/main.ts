import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slices as serverSlices } from '../../apps/server/src/domains/registry.ts'
import { actName, actsOf } from '../../apps/server/src/http/declared/audited.ts'
import { slices } from '../slices/slices-of.ts'
import { checkSteps } from '../check/check-steps.ts'
import { reportStep } from '../check/run/report-step.ts'
import { runSteps, type Step } from '../check/run/run-steps.ts'
import { compatibilityOf, disagreements, readPassing } from '../compatibility/compatibility-results.ts'
import { api, errorCatalogue } from '@vireo/contracts'
import { type Endpoint } from '@vireo/contracts/kit'
import { keepTime } from '../project/kept-times.ts'
import { showNode } from '../project/run-command.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { ensureRecogniser } from './ensure-recogniser.ts'
import { tallyOf } from './read-vitest-report.ts'
import { runJourneys } from './run-journeys.ts'
import { REPORT, runVitest } from './run-vitest.ts'
import { proveRules } from '../mutate/prove-rules.ts'
import { longFilesPath } from './long-files-first.ts'
import { slowestFiles } from './slowest-files.ts'
import { changedFiles } from './changed-files.ts'
import { reachOf } from './reach-of.ts'
import { readExcused, readObserved, unmetProblems } from './unmet.ts'
import { scopeOf, type Scope } from './scope.ts'
import { add, atLeastOneFailure, failureOf, nothing, type Tally } from './tally.ts'

/** Every endpoint by its address, every error code, and every act that an endpoint says it writes into the audit log. */
const everything = {
  endpoints: Object.values(api)
    .flatMap((slice) => Object.values(slice) as Endpoint[])
    .map(({ method, path }) => `${method} ${path}`),
  codes: Object.keys(errorCatalogue),
  acts: serverSlices.flatMap(({ routes = [] }) =>
    routes.flatMap(({ endpoint, audit }) => actsOf(audit).map((act) => actName(endpoint, act))),
  ),
}

const root = join(import.meta.dirname, '../..')

const words = process.argv.slice(2)
/** Where it is asked for, what is learned of long files is kept for everybody. */
const keepsTimes = words.includes('--keep-times')

const begun: { readonly title: string; readonly atMs: number }[] = []
const asked = scopeOf(
  words.filter((word) => word !== '--keep-times'),
  Object.keys(slices),
  (commit) => reachOf(changedFiles(root, commit), slices),
)
if (asked.kind === 'everything' && asked.because)
  console.log(`Everything is run: ${asked.because} lies under all of it.`)
const sum = await run(asked)
console.log(`\nWhere the time went:\n${timesOfParts().join('\n')}`)
if (sum.skipped.length > 0) {
  console.log(`\n${sum.skipped.length} skipped:\n${sum.skipped.map((name) => `  - ${name}`).join('\n')}`)
}
if (sum.failures.length > 0) {
  console.log(`\n${sum.failures.length} failed:\n${sum.failures.map((failure) => `  - ${failure}`).join('\n')}`)
}
process.exitCode = sum.failures.length > 0 || sum.passed === 0 ? 1 : 0
if (asked.kind === 'everything' && process.exitCode === 0)
  keepTime(root, 'everything', (performance.now() - (begun[0]?.atMs ?? 0)) / 1000)
if (asked.kind === 'everything' && keepsTimes) keepLongFiles()
console.log(`\n${sum.passed} passed, ${sum.failures.length} failed`)

async function run(scope: Scope): Promise<Tally> {
  let environment: NodeJS.ProcessEnv = process.env
  const browser: Step = {
    name: 'browser',
    run: () => {
      const { path, problem } = ensureBrowser()
      environment = { ...process.env, VIREO_TEST_BROWSER: path }
      return problem === undefined ? [] : [problem]
    },
  }
  const build: Step = {
    name: 'build',
    run: async () => ((await showNode('tools/build/main.mjs', [], root)) === 0 ? [] : ['The build failed; see above.']),
  }
  const recogniser: Step = {
    name: 'recogniser',
    run: () => {
      const note = ensureRecogniser()
      if (note !== undefined) console.log(note)
      return []
    },
  }
  let total = await steps('Browser and recogniser', [browser, recogniser], 1)
  if (scope.kind === 'everything') total = add(total, await steps('Check', checkSteps, 2))
  total = add(total, await steps('Build', [build], 1))
  const runsTests = scope.kind === 'everything' || (scope.kind === 'some' && scope.filters.length > 0)
  if (runsTests) total = add(total, await tests(scope, environment))
  if (scope.kind === 'some' && scope.journeys === undefined) return total
  heading('Journeys')
  return add(total, await runJourneys(root, environment, scope.kind === 'some' ? scope.journeys : undefined))
}

async function tests(scope: Scope, environment: NodeJS.ProcessEnv): Promise<Tally> {
  heading('Tests')
  const observed = join(root, 'test-results/observed')
  rmSync(observed, { recursive: true, force: true })
  const { exitCode, tests: outcomes } = await runVitest(root, scope.kind === 'some' ? scope.filters : [], {
    ...environment,
    VIREO_TEST_OBSERVED: observed,
  })
  const tally = atLeastOneFailure(tallyOf(outcomes), exitCode, 'tests')
  if (scope.kind !== 'everything') return tally
  const agree: Step = {
    name: 'compatibility',
    run: () => disagreements(readPassing(root), compatibilityOf(outcomes)),
  }
  const met: Step = {
    name: 'every endpoint, error code and audited act is met by a test',
    run: () => unmetProblems(everything, readObserved(observed), readExcused(root)),
  }
  const proved: Step = {
    name: 'every marked rule is proved by its test',
    run: async () => (await proveRules(root)).problems,
  }
  return add(tally, await steps('What the tests met', [agree, met, proved], 1))
}

async function steps(title: string, list: readonly Step[], atOnce: number): Promise<Tally> {
  heading(title)
  const results = await runSteps(list, atOnce, (result) => console.log(reportStep(result)))
  const failed = results.filter(({ problems }) => problems.length > 0)
  const failures = failed.map(({ name, problems }) => failureOf(`${title}: ${name}`, problems.join('\n')))
  return { ...nothing, passed: results.length - failed.length, failures }
}

/** Lists how long each part took, and the slowest test files. */
function timesOfParts(): string[] {
  const now = performance.now()
  const line = (seconds: number, what: string) => `  ${seconds.toFixed(0).padStart(5)} s  ${what}`
  const parts = begun.map(({ title, atMs }, at) => line(((begun[at + 1]?.atMs ?? now) - atMs) / 1000, title))
  const files = slowestFiles(join(root, REPORT), root, 40).map(({ file, seconds }) => line(seconds, `  ${file}`))
  return [...parts, ...(begun.some(({ title }) => title === 'Tests') ? files : [])]
}

/** Keeps which files are long, for the order of the next run. */
function keepLongFiles(): void {
  const long = slowestFiles(join(root, REPORT), root, 60).filter(({ seconds }) => seconds >= 8)
  const times = Object.fromEntries(long.map(({ file, seconds }) => [file, Math.round(seconds)]))
  writeFileSync(longFilesPath, `${JSON.stringify(times, null, 2)}\n`)
}

function heading(title: string): void {
  begun.push({ title, atMs: performance.now() })
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`)
}
