import { join } from 'node:path'
import { proveRules } from './prove-rules.ts'

const root = join(import.meta.dirname, '../..')

const { problems, killed, tried } = await proveRules(root, {
  filter: process.argv[2] ?? '',
  tell: (line) => console.log(line),
})
for (const problem of problems) console.error(problem)
console.log(`${tried} tried now, ${killed} killed in all, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
