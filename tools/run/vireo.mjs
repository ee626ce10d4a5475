// @ts-check
import { join } from 'node:path'
import { buildFirst } from './build-first.mjs'
import { runAttached } from './run-attached.mjs'

const root = join(import.meta.dirname, '../..')
// Quiet: what is written to standard output is the command's alone.
buildFirst(root, ['server'], { quiet: true })

const args = ['--enable-source-maps', join(root, 'dist/server/cli.js'), ...process.argv.slice(2)]
process.exitCode = await runAttached(process.execPath, args, { MALLOC_ARENA_MAX: '2', ...process.env })
