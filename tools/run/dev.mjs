// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const GRACE_MS = 10_000
const programs = [
  { cwd: root, args: ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'] },
  { cwd: join(root, 'apps/web'), args: [join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'] },
]

const children = programs.map(({ cwd, args }) =>
  spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  }),
)
let stopping = false

/** Ends everything that this command started; what does not end in time is killed. */
function stopAll() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, GRACE_MS).unref()
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stopAll)
for (const child of children) {
  child.once('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1
    stopAll()
  })
}
