import { pathToFileURL } from 'node:url'
import { Readable } from 'node:stream'
import type { SessionOrder, SessionResult } from './cli-session.testing.ts'

/** Each command is a module anew, which reads its words; what it imports is there already. */
let commands = 0

async function run({ cli, args, input, environment }: SessionOrder): Promise<SessionResult> {
  const said = { out: '', err: '' }
  const into = (where: keyof typeof said) => (text: string | Uint8Array) => {
    said[where] += typeof text === 'string' ? text : Buffer.from(text).toString()
    return true
  }
  Object.assign(process.env, environment)
  process.argv = [process.execPath, cli, ...args]
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true })
  process.stdout.write = into('out')
  process.stderr.write = into('err')
  process.exitCode = 0
  commands += 1
  await import(`${pathToFileURL(cli).href}?command=${commands}`)
  return { ...said, code: Number(process.exitCode) }
}

process.on('message', (order) => {
  // Only our own test holds the other end.
  void run(order as SessionOrder).then((result) => {
    process.exitCode = 0
    process.send?.(result)
  })
})
