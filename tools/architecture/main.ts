import { join } from 'node:path'
import { slices } from '../slices/slices-of.ts'
import { cruiseCodebase } from './cruise-codebase.ts'

// A cruiser that cannot read TypeScript finds almost nothing and passes; each declared slice alone has more files than this.
const MODULES_PER_SLICE_MIN = 6

const root = join(import.meta.dirname, '../..')
const { moduleCount, violations } = cruiseCodebase(root)
const moduleCountMin = Object.keys(slices).length * MODULES_PER_SLICE_MIN

for (const { rule, why, from, to } of violations) console.error(`${from} → ${to}\n  ${rule}: ${why}`)
if (moduleCount < moduleCountMin) {
  console.error(
    `Only ${moduleCount} modules were read, at least ${moduleCountMin} were expected: the cruiser is not looking.`,
  )
}
console.log(`${moduleCount} modules, ${violations.length} forbidden imports`)
process.exitCode = violations.length > 0 || moduleCount < moduleCountMin ? 1 : 0
