// @ts-check
import { join } from 'node:path'
import { buildWhatChanged, partNames } from './build-what-changed.mjs'

const root = join(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !partNames.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`Cannot build ${unknown.join(', ')}: there are only ${partNames.join(' and ')}.`)
  process.exit(1)
}
await buildWhatChanged(
  root,
  partNames.filter((name) => asked.length === 0 || asked.includes(name)),
  (line) => console.log(line),
)
console.log('Everything is built.')
