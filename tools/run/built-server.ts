import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverProcess } from './server-process.mjs'

export type BuiltServer = {
  readonly url: string
  readonly dataDir: string
  /** Undefined once the process that was started has ended. */
  pid(): number | undefined
  /** Resident memory of the server process; its database is another process. */
  rssBytes(): number
  /** Asks it to end in order, and resolves with the code that it ended with: 0 unless something of it had to be given up. */
  stop(): Promise<number | null>
}

/** Somebody with a workspace of their own and a key to it. */
export type Account = {
  readonly email: string
  readonly apiKey: string
  readonly userId: string
  readonly workspaceId: string
}

/** Starts the server as it was built in a process of its own on the loopback, on a data folder that goes away with it. */
export async function startBuiltServer(root: string, environment: NodeJS.ProcessEnv): Promise<BuiltServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vireo-built-'))
  const built = serverProcess(root)
  const own = { VIREO_CAPTCHA: 'off', VIREO_DATA: dataDir, VIREO_PORT: '0', VIREO_LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, built.args, {
    cwd: root,
    env: { ...built.environment, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    url: await addressOf(child),
    dataDir,
    pid: () => (isRunning() ? child.pid : undefined),
    rssBytes: () => residentBytes(child.pid ?? 0),
    stop: async () => {
      if (isRunning()) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (data) => {
      output += data
      const address = /ready at (http\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
}

/** Makes an account on a server. */
export async function signUp(url: string, email: string): Promise<Account> {
  const credentials = { email, password: `a password for ${email}` }
  const session = await send(`${url}/v1/identity/sign-up`, { body: credentials })
  const headers = { authorization: `Bearer ${session['access_token']}` }
  const key = await send(`${url}/v1/user/api-keys`, { headers, body: { name: 'built' } })
  const user = await send(`${url}/v1/user`, { headers })
  return {
    email,
    apiKey: key['xi-api-key'] ?? '',
    userId: session['user_id'] ?? '',
    workspaceId: user['workspace_id'] ?? '',
  }
}

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: object }

async function send(url: string, { headers = {}, body }: Sent): Promise<Record<string, string>> {
  const posted = body && { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(url, {
    ...posted,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

/**
 * Reads the resident memory of a process in bytes from /proc; NaN on systems without it, which reports show as not
 * measured.
 */
function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return Number.NaN
  }
}
