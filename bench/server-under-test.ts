import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverProcess } from '../tools/run/server-process.mjs'

export const root = path.resolve(import.meta.dirname, '..')

const settlingMs = 5000

export type ServerUnderTest = {
  readonly url: string
  readonly dataDir: string
  readonly apiKey: string
  readonly workspaceId: string
  readonly userId: string
  /** The key of somebody else, with a workspace of their own on the same plan. */
  newcomersKey(): Promise<string>
  /** Resident memory of the server process before it was asked for anything. */
  readonly idleBytes: number
  /** Resident memory of the server process; its database is another process. */
  rssBytes(): number
  stop(): Promise<void>
}

/** The built server as its own process with an enterprise account, on a data folder that goes away with it. */
export async function startServerUnderTest(): Promise<ServerUnderTest> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vireo-bench-'))
  const { args, environment } = serverProcess(root)
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...environment,
      VIREO_CAPTCHA: 'off',
      VIREO_DATA: dataDir,
      VIREO_PORT: '0',
      VIREO_LOG_LEVEL: 'warn',
      VIREO_DEFAULT_TIER: 'enterprise',
      VIREO_CONCURRENCY_OVERRIDE: '64',
      // A bench is one caller that asks for more than any other would.
      VIREO_LIMIT_REQUESTS_PER_SECOND: '0,0,0,0',
      VIREO_LIMIT_RUNNING_REQUESTS: '0,0,0,0',
      VIREO_LIMIT_SOCKETS: '0,0,0,0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  await new Promise((resolve) => setTimeout(resolve, settlingMs))
  const idleBytes = residentBytes(child.pid ?? 0)
  const account = await signUp(url, 'bench@example.test')
  let newcomers = 0
  return {
    url,
    dataDir,
    ...account,
    idleBytes,
    newcomersKey: async () => (await signUp(url, `newcomer-${newcomers++}@example.test`)).apiKey,
    rssBytes: () => residentBytes(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
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

async function signUp(url: string, email: string) {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: 'a password for the bench' })
  const signedUp = (await (
    await fetch(`${url}/v1/identity/sign-up`, { method: 'POST', headers: json, body })
  ).json()) as { access_token: string; user_id: string }
  const headers = { authorization: `Bearer ${signedUp.access_token}` }
  const key = (await (
    await fetch(`${url}/v1/user/api-keys`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{"name":"bench"}',
    })
  ).json()) as Record<string, string>
  const user = (await (await fetch(`${url}/v1/user`, { headers })).json()) as { workspace_id: string }
  return { apiKey: key['xi-api-key'] ?? '', workspaceId: user.workspace_id, userId: signedUp.user_id }
}

/** From /proc, so on Linux only; elsewhere NaN, which the report shows as not measured. */
function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return Number.NaN
  }
}
