import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from './names.ts'
import { carryOut, type Plan } from './plan.ts'
import { planEndpoint } from './plan-endpoint.ts'
import { planEngine } from './plan-engine.ts'
import { planDecision, planMigration } from './plan-numbered.ts'
import { planOperation } from './plan-operation.ts'
import { planSlice } from './plan-slice.ts'
import { slices } from '../slices/slices-of.ts'

const USAGE = `Usage:
  npm run new slice <area>/<name> -- --purpose "One sentence." [--uses usage,speech]
  npm run new operation <slice>/<verb-noun>
  npm run new endpoint <slice>.<name> <METHOD> </v1/path/:id> <verb-noun>
  npm run new engine <name>
  npm run new migration <slice> "<what it changes>"
  npm run new decision "<title>"`

const root = join(import.meta.dirname, '../..')

try {
  const plan = planFor(process.argv.slice(2))
  for (const path of await carryOut(root, plan)) console.log(`wrote ${path}`)
  if (process.argv[2] === 'slice') generate()
  console.log(`\nNext:\n${plan.next.map((step) => `  - ${step}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}

/** Makes the registries and pages anew, in a process that reads the product with its new slice. */
function generate(): void {
  const args = ['--import', 'tsx', join(root, 'tools/generate/main.ts')]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The registries could not be made.')
}

function planFor(args: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { purpose: { type: 'string' }, uses: { type: 'string' } },
  })
  const [kind, first = '', second = '', third = '', fourth = ''] = positionals
  switch (kind) {
    case 'slice': {
      const { purpose = '', uses = '' } = values
      const [area = '', name = ''] = first.split('/')
      return planSlice({ name, area, purpose, uses: uses.split(',').filter(Boolean) }, new Date())
    }
    case 'operation':
      return planOperation(first, areaOf(first.split('/')[0] ?? ''))
    case 'endpoint': {
      const slice = first.split('.')[0] ?? ''
      const area = areaOf(slice)
      const hasRoutes = existsSync(join(root, 'apps/server/src/domains', area, slice, 'routes.ts'))
      return planEndpoint({ id: first, method: second, path: third, operation: fourth }, { area, hasRoutes })
    }
    case 'engine':
      return planEngine(first)
    case 'migration':
      return planMigration(first, second, new Date())
    case 'decision':
      return planDecision(first, filesIn('docs/decisions'))
    default:
      throw new UsageError(kind === undefined ? 'What shall be made?' : `There is nothing called "${kind}" to make.`)
  }
}

function areaOf(name: string): string {
  const known: Readonly<Record<string, { readonly area: string }>> = slices
  const slice = known[name]
  if (!slice) throw new UsageError(`There is no slice ${name}; they are: ${Object.keys(known).join(', ')}`)
  return slice.area
}

function filesIn(folder: string): string[] {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
}
