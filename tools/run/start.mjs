// @ts-check
import { join } from 'node:path'
import { buildFirst } from './build-first.mjs'
import { runAttached } from './run-attached.mjs'
import { serverProcess } from './server-process.mjs'

const root = join(import.meta.dirname, '../..')
buildFirst(root, ['web', 'server'], { quiet: false })

const { args, environment } = serverProcess(root)
process.exitCode = await runAttached(process.execPath, args, environment)
