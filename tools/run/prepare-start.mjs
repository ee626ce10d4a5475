// @ts-check
import { join } from 'node:path'
import { buildFirst } from './build-first.mjs'
import { serverProcess } from './server-process.mjs'

const root = join(import.meta.dirname, '../..')
buildFirst(root, ['web', 'server'], { quiet: false })

const { args, environment } = serverProcess(root)
const changed = Object.entries(environment).filter(([name, value]) => process.env[name] !== value)
const words = ['env', ...changed.map(([name, value]) => `${name}=${value}`), process.execPath, ...args]
process.stdout.write(words.map(quoted).join(' '))

/**
 * One word of a shell's command line.
 * @param {string} word
 */
function quoted(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
