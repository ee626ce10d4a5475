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

const USAGE = `Usage:
  npm run new slice <name> -- --group voice --purpose "One sentence." [--uses workspaces,usage]
  npm run new operation <slice>/<verb-noun>
  npm run new endpoint <slice>.<name> <METHOD> </v1/path/:id> <verb-noun>
  npm run new engine <name>
  npm run new migration <slice> "<what it changes>"
  npm run new decision "<title>"`

const root = join(import.meta.dirname, '../..')

try {
  const plan = planFor(process.argv.slice(2))
  for (const path of await carryOut(root, plan)) console.log(`wrote ${path}`)
  console.log(`\nNext:\n${plan.next.map((step) => `  - ${step}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}

function planFor(args: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { group: { type: 'string' }, purpose: { type: 'string' }, uses: { type: 'string' } },
  })
  const [kind, first = '', second = '', third = '', fourth = ''] = positionals
  switch (kind) {
    case 'slice': {
      const { group = '', purpose = '', uses = '' } = values
      return planSlice({ name: first, group, purpose, uses: uses.split(',').filter(Boolean) })
    }
    case 'operation':
      return planOperation(first)
    case 'endpoint': {
      const routes = `apps/server/src/domains/${first.split('.')[0] ?? ''}/routes.ts`
      return planEndpoint({ id: first, method: second, path: third, operation: fourth }, existsSync(join(root, routes)))
    }
    case 'engine':
      return planEngine(first)
    case 'migration':
      return planMigration(first, second, filesIn('apps/server/migrations'))
    case 'decision':
      return planDecision(first, filesIn('docs/decisions'))
    default:
      throw new UsageError(kind === undefined ? 'What shall be made?' : `There is nothing called "${kind}" to make.`)
  }
}

function filesIn(folder: string): string[] {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
}
