import { join } from 'node:path'
import { keepTime, processorSeconds } from '../project/kept-times.ts'
import { checkSteps } from './check-steps.ts'
import { fingerprintsOf, keepPassed, type Looked, readPassed, stateFor } from './run/passed-before.ts'
import { reportStep } from './run/report-step.ts'
import { runSteps, type Step } from './run/run-steps.ts'

const AT_ONCE = 2
const root = join(import.meta.dirname, '../..')
const isAfresh = process.argv.includes('--afresh')

const startedAtMs = performance.now()
const before = fingerprintsOf(root)
const known = isAfresh ? {} : readPassed(root)
const unchanged = checkSteps.filter((step) => canBeKept(step) && known[step.name] === stateFor(step, before))
for (const { name } of unchanged) console.log(`✓ ${name.padEnd(18)}  unchanged since it passed`)
const asked = checkSteps.filter((step) => !unchanged.includes(step))
const results = await runSteps(asked, AT_ONCE, (result) => console.log(reportStep(result)))
const failed = results.filter(({ problems }) => problems.length > 0)
const passed = asked.filter(canBeKept).filter(({ name }) => !failed.some((result) => result.name === name))
if (passed.length > 0) keepPassed(root, passed, before, fingerprintsOf(root))

const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
console.log(
  failed.length === 0
    ? `All ${checkSteps.length} steps passed in ${seconds} s.`
    : `${failed.length} of ${checkSteps.length} steps failed in ${seconds} s: ${failed.map(({ name }) => name).join(', ')}.`,
)
const processor = processorSeconds()
if (failed.length === 0 && unchanged.length === 0 && processor !== undefined)
  keepTime(root, 'check, processor', processor)
process.exitCode = failed.length === 0 ? 0 : 1

function canBeKept(step: Step): step is Step & Looked {
  return step.reads !== undefined
}
