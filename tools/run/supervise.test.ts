import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'

const supervise = join(import.meta.dirname, 'supervise.sh')
const script = `import { appendFileSync, readFileSync } from 'node:fs'
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
  const calls = readFileSync('calls', 'utf8').split('\\n').length - 1
  if (process.argv.includes('--clean-up')) process.exit(0)
  const alive = () => { setInterval(() => undefined, 1000); console.log(process.pid) }
`

const open: Supervised[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.end()
})

type Supervised = {
  readonly child: ChildProcess
  /** The process id that the program tells when it is up. */
  up(): Promise<number>
  exit(): Promise<number | null>
  /** With which arguments the program was called, in order. */
  calls(): string[]
  end(): void
}

function supervised(program: string): Supervised {
  const folder = temporaryFolder({ 'program.mjs': script + program })
  const child = spawn('sh', [supervise, process.execPath, 'program.mjs', 'serve'], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const exited = once(child, 'exit')
  const one: Supervised = {
    child,
    up: async () => Number((await lines.next()).value),
    exit: async () => (await exited)[0] as number | null,
    calls: () => readFileSync(join(folder.path, 'calls'), 'utf8').trim().split('\n'),
    end: () => {
      child.kill('SIGTERM')
      folder[Symbol.dispose]()
    },
  }
  open.push(one)
  return one
}

describe('a program that is kept running', () => {
  test('is started again after it was killed, and after it broke', async () => {
    const one = supervised(`if (calls === 2) process.exit(70); process.on('SIGTERM', () => process.exit(0)); alive()`)
    process.kill(await one.up(), 'SIGKILL')
    await one.up()
    expect(one.calls()).toEqual(['serve', 'serve', 'serve'])
    one.child.kill('SIGTERM')
    expect(await one.exit()).toBe(0)
  })

  test.each([0, 1, 78])('is let go when it ends by itself with %i', async (code) => {
    const one = supervised(`process.exit(${code})`)
    expect(await one.exit()).toBe(code)
    expect(one.calls().filter((call) => call === 'serve')).toHaveLength(1)
  })

  test('is started again when it fails to come up after a crash', async () => {
    const one = supervised(`if (calls === 2) process.exit(1); process.on('SIGTERM', () => process.exit(0)); alive()`)
    process.kill(await one.up(), 'SIGKILL')
    await one.up()
    expect(one.calls()).toHaveLength(3)
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('hears %s and may finish its work', async (signal) => {
    const one = supervised(`process.once('${signal}', () => setTimeout(() => process.exit(0), 50)); alive()`)
    await one.up()
    one.child.kill(signal)
    expect(await one.exit()).toBe(0)
    expect(one.calls()).toEqual(['serve'])
  })

  test('is called to clean up after an end that was not in order, and only then', async () => {
    const one = supervised(`process.on('SIGTERM', () => process.exit(5)); alive()`)
    await one.up()
    one.child.kill('SIGTERM')
    expect(await one.exit()).toBe(5)
    expect(one.calls()).toEqual(['serve', 'serve --clean-up'])
  })

  test.skipIf(process.platform !== 'linux')('costs next to no memory', async () => {
    const one = supervised(`process.on('SIGTERM', () => process.exit(0)); alive()`)
    await one.up()
    const status = readFileSync(`/proc/${one.child.pid}/status`, 'utf8')
    expect(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1])).toBeLessThan(6000)
  })
})
