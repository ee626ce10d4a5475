import { checkSteps } from './check-steps.ts'
import { reportStep } from './report-step.ts'
import { join } from 'node:path'
import { keepTime, processorSeconds } from '../project/kept-times.ts'
import { runSteps } from './run-steps.ts'

const AT_ONCE = 2

const startedAtMs = performance.now()
const results = await runSteps(checkSteps, AT_ONCE, (result) => console.log(reportStep(result)))
const failed = results.filter(({ problems }) => problems.length > 0)
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
console.log(
  failed.length === 0
    ? `All ${results.length} steps passed in ${seconds} s.`
    : `${failed.length} of ${results.length} steps failed in ${seconds} s: ${failed.map(({ name }) => name).join(', ')}.`,
)
const processor = processorSeconds()
if (failed.length === 0 && processor !== undefined)
  keepTime(join(import.meta.dirname, '../..'), 'check, processor', processor)
process.exitCode = failed.length === 0 ? 0 : 1
