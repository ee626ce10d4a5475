import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')

export type ServerProcess = {
  readonly url: string
  /** Everything it wrote. */
  readonly output: () => string
  /** The hard way: no handler runs. */
  kill(): Promise<void>
  /** The polite way; resolves with the exit code. */
  terminate(): Promise<number | null>
}

/** Starts the built product as a process, as `npm start` does, on a data folder of the test. */
export async function startServerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      VIREO_DATA: dataDir,
      VIREO_PORT: '0',
      VIREO_LOG_LEVEL: 'warn',
      VIREO_CAPTCHA: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString()
      const address = /ready at (http\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  return {
    url,
    output: () => output,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    terminate: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : null
}

/** Builds the server if its sources changed. */
export async function buildServer(): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, 'tools/build/main.mjs'), 'server'], { stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the build failed:\n${output}`)
}
