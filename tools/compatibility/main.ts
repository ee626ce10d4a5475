import { join } from 'node:path'
import { runVitest } from '../test/run-vitest.ts'
import { COMPATIBILITY_TESTS, compatibilityOf, writePassing } from './compatibility-results.ts'

const root = join(import.meta.dirname, '../..')
const { tests } = await runVitest(root, [COMPATIBILITY_TESTS], process.env)
const { passing, unknown } = compatibilityOf(tests)
for (const name of unknown) console.error(`"${name}" is no public operation: see public-operations.json for the names.`)
if (passing.length > 0) writePassing(root, passing)
console.log(`${passing.length} operations pass.`)
process.exitCode = unknown.length === 0 && passing.length > 0 ? 0 : 1
