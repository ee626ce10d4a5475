import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildFirst } from '../run/build-first.mjs'
import { serverProcess } from '../run/server-process.mjs'
import { ask, neighbourAddress } from './client.ts'

export type Account = { readonly apiKey: string; readonly email: string }

export type AbusedServer = {
  readonly url: string
  readonly attacker: Account
  readonly neighbour: Account
  readonly voiceId: string
  /** Undefined once the process that was started has ended. */
  pid(): number | undefined
  rssBytes(): number
  stop(): Promise<void>
}

export const password = 'a password for the abuse'
const root = path.resolve(import.meta.dirname, '../..')

/** The built server in a process of its own on the loopback, as an operator gets it, with two people on the free plan. */
export async function startAbusedServer(environment: NodeJS.ProcessEnv = {}): Promise<AbusedServer> {
  buildFirst(root, ['server'], { quiet: true })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vireo-abuse-'))
  const built = serverProcess(root)
  const child = spawn(process.execPath, built.args, {
    cwd: root,
    env: {
      ...built.environment,
      VIREO_CAPTCHA: 'off',
      VIREO_DATA: dataDir,
      VIREO_PORT: '0',
      VIREO_LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  const [attacker, neighbour] = [await signUp(url, 'attacker'), await signUp(url, 'neighbour')]
  return {
    url,
    attacker,
    neighbour,
    voiceId: await firstVoice(url, neighbour),
    pid: () => (child.exitCode === null && child.signalCode === null ? child.pid : undefined),
    rssBytes: () => residentBytes(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
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

async function signUp(url: string, name: string): Promise<Account> {
  const email = `${name}@example.test`
  const json = { 'content-type': 'application/json' }
  const post = async (to: string, headers: Readonly<Record<string, string>>, body: object) => {
    const sent = {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
      from: neighbourAddress,
    }
    const answer = await ask(`${url}${to}`, sent)
    if (answer.status >= 300) throw new Error(`${to} answered ${answer.status}: ${answer.body.toString()}`)
    return JSON.parse(answer.body.toString()) as Record<string, string>
  }
  const session = await post('/v1/identity/sign-up', {}, { email, password })
  const headers = { authorization: `Bearer ${session['access_token']}` }
  const key = await post('/v1/user/api-keys', headers, { name: 'abuse' })
  return { email, apiKey: key['xi-api-key'] ?? '' }
}

async function firstVoice(url: string, { apiKey }: Account): Promise<string> {
  const { body } = await ask(`${url}/v2/voices?page_size=1`, {
    headers: { 'xi-api-key': apiKey },
    from: neighbourAddress,
  })
  const { voices } = JSON.parse(body.toString()) as { voices: readonly { voice_id: string }[] }
  if (!voices[0]) throw new Error('The server has no voices.')
  return voices[0].voice_id
}

/** From /proc, so on Linux only; elsewhere NaN, which the report shows as not measured. */
function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return Number.NaN
  }
}
