import { parseArgs } from 'node:util'
import { startAbusedServer } from './abused-server.ts'
import { attacks } from './attacks/index.ts'
import { aloneMs, observe } from './observe.ts'
import { startAttacker } from './start-attacker.ts'
import { type Comparison, formatReport, holds, median } from './report.ts'

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const chosen = attacks.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
if (chosen.length === 0) {
  console.error(`There is no such attack. There are:\n${attacks.map(({ name }) => `  ${name}`).join('\n')}`)
  process.exit(1)
}

const seen: Comparison[] = []
for (const attack of chosen) {
  // A server of its own for each: what one left behind is not blamed on the next.
  const [server, attacker] = [await startAbusedServer(), startAttacker()]
  try {
    // Alone before and after: what else the machine does changes within a minute by as much as is allowed.
    const before = await aloneMs(server, 20)
    const observed = await observe(server, attacker, attack, values.short ? 'short' : 'full')
    const after = await aloneMs(server, 20)
    seen.push({ ...observed, aloneMs: median([...before, ...after]) })
    console.log(`${attack.name}: over`)
  } finally {
    await attacker.stop()
    await server.stop()
  }
}
console.log(`\n${formatReport(seen)}`)
process.exitCode = seen.every(holds) ? 0 : 1
