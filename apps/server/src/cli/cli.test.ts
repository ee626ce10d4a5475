import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorCatalogue } from '@vireo/contracts'
import type { User } from '@vireo/contracts/users'
import type { Voice } from '@vireo/contracts/voices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, type ServerProcess, startServerProcess } from '../../test/faults/server-process.ts'
import { observeCommand } from '../../test/observe-answers.ts'
import { startAddressServer, testKey } from '../adapters/engines-by-address/address-server.testing.ts'
import { type CliSession, startCliSession } from './cli-session.testing.ts'
import { libraryVoices } from '#voices/library/index.ts'

const cli = path.resolve(import.meta.dirname, '../../../../dist/server/cli.js')
let folder: string
let dataDir: string
let server: ServerProcess | undefined
let session: CliSession
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-cli-'))
  dataDir = path.join(folder, 'data')
  await buildServer()
  session = startCliSession(cli)
}, 120_000)
afterAll(async () => {
  await server?.terminate()
  await session.end()
  await rm(folder, { recursive: true, force: true })
})

type Wishes = { readonly input?: string; readonly data?: string; readonly hosts?: string }
type Result = { readonly code: number; readonly out: string; readonly err: string }

const environment = ({ data = dataDir, hosts = '' }) => ({
  VIREO_DATA: data,
  VIREO_OUTBOUND_HOSTS: hosts,
  VIREO_GRANT_TIER_1_CREDITS: '1234567',
})

/** A command as whoever operates an instance types it: a process of its own, which ends by itself. */
const typed = (args: readonly string[], { input = '', ...place }: Wishes = {}): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...environment(place) }
    const child = execFile(process.execPath, [cli, ...args], { env }, (error, out, err) => {
      resolve(observed({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }))
    })
    child.stdin?.end(input)
  })

/** The same command in a process that has run others: most of the time of one goes into loading the product. */
const vireo = async (args: readonly string[], { input = '', ...place }: Wishes = {}): Promise<Result> =>
  observed(await session.run(args, { input, environment: environment(place) }))

function observed(result: Result): Result {
  const into = process.env['VIREO_TEST_OBSERVED']
  if (into && result.code !== 0) observeCommand(result.err, into)
  return result
}
const json = async (...args: string[]) => JSON.parse((await vireo(['--json', ...args])).out) as Record<string, string>

const email = 'operator@example.test'
let apiKey: string

describe('without a server the command line wakes the database for its own time', () => {
  test('and creates accounts', async () => {
    const made = await typed(['--json', 'user', 'create', '--email', email, '--password-stdin', '--tier', 'pro'], {
      input: 'correct horse battery\n',
    })
    expect([made.err, made.code]).toEqual(['', 0])
    const facts = JSON.parse(made.out) as Record<string, string>
    expect(facts).toMatchObject({
      // The first account of the instance, and vouched for by whoever runs it.
      verified: true,
      operator: true,
      user_id: expect.stringMatching(/^user_/),
      workspace_id: expect.stringMatching(/^ws_/),
      api_key: expect.stringMatching(/^sk_/),
    })
    apiKey = facts['api_key'] ?? ''
  })

  test('and knows people however their address is written', async () => {
    const shouted = 'Second@Example.test'
    const made = await json('user', 'create', '--email', shouted, '--password', 'correct horse battery', '--unverified')
    expect(made).toMatchObject({ verified: false, operator: false })
    expect(await json('user', 'set-tier', 'creator', '--email', shouted)).toMatchObject({ tier: 'creator' })
    expect(await json('credits', 'grant', '5', '--email', 'SECOND@example.test')).toMatchObject({ granted: 5 })
    expect(await json('user', 'make-operator', '--email', shouted)).toMatchObject({ operator: true })
  })

  test('and opens one account for an address', async () => {
    const again = await typed(['user', 'create', '--email', email, '--password', 'another password'])
    expect(again).toEqual({ code: 1, out: '', err: `${errorCatalogue.address_taken.message}\n` })
  })

  test.each([
    [['user', 'create', '--email', 'nobody', '--password', 'x'], 'not a mail address'],
    [['user', 'create', '--email', 'a@example.test', '--password', 'short'], '8 to 128'],
    [['user', 'create', '--email', 'a@example.test'], '--password'],
    [['user', 'set-tier', 'platinum', '--email', email], 'no plan called platinum'],
    [['credits', 'grant', '-5', '--email', email], 'whole number'],
    [['credits', 'grant', '5', '--email', 'stranger@example.test'], 'Nobody here'],
  ])('and says what is wrong with %j', async (args, problem) => {
    const { code, err, out } = await vireo(args)
    expect([code, err.includes(problem), out]).toEqual([1, true, ''])
  })
})

describe('beside a running server', () => {
  let itemId: string
  const get = (url: string, at: ServerProcess) => fetch(`${at.url}${url}`, { headers: { 'xi-api-key': apiKey } })

  test('plans and credits change at once', async () => {
    server = await startServerProcess(dataDir)
    const at = server
    const subscription = async () => (await get('/v1/user/subscription', at)).json()
    await json('user', 'set-tier', 'grant_tier_1_2025_07_23', '--email', email)
    expect(await subscription(), 'a grant of the size that was configured').toMatchObject({
      character_limit: 1_234_567,
    })
    await json('user', 'set-tier', 'starter', '--email', email)
    await json('credits', 'grant', '500', '--email', email)
    expect(await subscription()).toMatchObject({ tier: 'starter', character_limit: 30_500 })
  })

  test('what was written to somebody is found however their address is written', async () => {
    const written = await fetch(`${server?.url}/v1/user/send-verification-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"second@example.test"}',
    })
    expect(written.status).toBe(200)
    const found = expect.objectContaining({ recipient: 'second@example.test', kind: 'identity.verify-email' }) as object
    expect(await json('outbox', '--to', 'SECOND@Example.test')).toEqual({ letters: [found] })
    expect(await json('outbox', '--to', 'nobody@example.test')).toEqual({ letters: [] })
  })

  test('what is decided about voices, people and workspaces holds at once', async () => {
    if (!server) throw new Error('the server did not start')
    const voiceId = libraryVoices[1]?.voiceId ?? ''
    const { url } = server
    const control = async () => {
      const answer = await fetch(`${url}/v1/voices/${voiceId}`, { headers: { 'xi-api-key': apiKey } })
      return ((await answer.json()) as Voice).safety_control
    }
    const user = async () =>
      (await (await fetch(`${url}/v1/user`, { headers: { 'xi-api-key': apiKey } })).json()) as User

    expect(await json('voice', 'set-safety', voiceId, '--control', 'BAN')).toMatchObject({ control: 'BAN' })
    await expect.poll(control).toBe('BAN')
    expect(await json('voice', 'set-safety', voiceId, '--control', 'NONE')).toMatchObject({ control: 'NONE' })
    await expect.poll(control).toBe('NONE')

    await json('user', 'set-probation', 'on', '--email', email)
    await expect.poll(async () => (await user()).is_in_probation).toBe(true)
    await json('user', 'set-probation', 'off', '--email', email)
    await expect.poll(async () => (await user()).is_in_probation).toBe(false)

    expect(await json('workspace', 'set-security', '--email', email, '--inactivity-timeout', '600')).toMatchObject({
      changed: true,
    })
    expect(await json('workspace', 'set-security', '--email', email, '--inactivity-timeout', 'off')).toMatchObject({
      changed: true,
    })
  })

  test.each([
    [['voice', 'set-safety', 'nobody', '--control', 'BAN'], 'voice'],
    [['voice', 'set-safety', libraryVoices[1]?.voiceId ?? ''], 'Say what is to change'],
    [['user', 'set-probation', 'on', '--email', 'stranger@example.test'], 'Nobody here'],
    [['workspace', 'set-security', '--email', email, '--inactivity-timeout', '-1'], 'whole number'],
    [['workspace', 'set-security', '--email', email], 'Say what is to change'],
    [['support', 'request', '--email', email, '--member', 'a@b.test', '--reason', 'x'], 'VIREO_STAFF_DOMAINS'],
  ])('%j is refused with a reason', async (args, problem) => {
    const { code, err } = await vireo(args)
    expect([code, err.includes(problem) ? problem : err]).toEqual([1, problem])
  })

  test('a backup takes everything along, and restores into an empty folder only', async () => {
    if (!server) throw new Error('the server did not start')
    const headers = { 'xi-api-key': apiKey, 'content-type': 'application/json' }
    const spoken = await fetch(`${server.url}/v1/text-to-speech/${libraryVoices[0]?.voiceId}`, {
      method: 'POST',
      headers,
      body: '{"text":"Keep this one."}',
    })
    itemId = spoken.headers.get('history-item-id') ?? ''
    const audio = Buffer.from(await spoken.arrayBuffer())

    const target = path.join(folder, 'backup')
    const saved = await typed(['--json', 'backup', target])
    expect(JSON.parse(saved.out)).toMatchObject({ files: 2, missing_files: 0 })
    expect(await json('verify-backup', target)).toMatchObject({ intact: true })
    const keyless = await json('backup', path.join(folder, 'keyless'), '--without-key')
    expect(keyless).toMatchObject({ files: 1, instance_key: expect.stringContaining('not in the backup') })
    expect((await vireo(['restore', target])).err).toMatch(/running/)
    await server.terminate()
    expect((await vireo(['restore', target])).err).toMatch(/not empty/)

    const fresh = path.join(folder, 'fresh')
    expect(await typed(['restore', target], { data: fresh })).toMatchObject({ err: '', code: 0 })
    server = await startServerProcess(fresh)
    const again = await get(`/v1/history/${itemId}/audio`, server)
    expect(Buffer.from(await again.arrayBuffer()).equals(audio)).toBe(true)
  })

  test('a damaged backup is noticed', async () => {
    const target = path.join(folder, 'backup')
    await writeFile(path.join(target, 'files.jsonl'), '{}\n', { flag: 'a' })
    expect((await typed(['verify-backup', target])).code).toBe(1)
  })
})

test('engines by address are added with their key, tried, listed with how they are, and removed', async () => {
  const remote = await startAddressServer()
  const engines = async (args: readonly string[], input = '') => {
    const done = await vireo(['--json', 'engines', ...args], { hosts: remote.host, input })
    expect([done.err, done.code]).toEqual(['', 0])
    expect(done.out).not.toContain(testKey)
    return JSON.parse(done.out) as Record<string, unknown>
  }
  try {
    const wishes = [
      '--name',
      'Studio',
      '--address',
      remote.address,
      '--model',
      'x',
      '--capability',
      'speech',
      'chat',
      '--voice',
      'alloy',
    ]
    expect((await vireo(['engines', 'add', ...wishes])).err).toContain('not an address that can be asked')
    const added = await engines(['add', ...wishes, '--key-stdin'], `${testKey}\n`)
    expect(added).toMatchObject({ host: remote.host, note: expect.stringContaining(remote.host) })
    const id = String(added['id'])
    expect(await engines([])).toMatchObject({ engines: [{ id, key_ends: '7f3Q', health: { state: 'well' } }] })
    expect(await engines(['test', id])).toMatchObject({
      trials: [
        { capability: 'speech', wav_bytes: expect.any(Number) },
        { capability: 'chat', wav_bytes: null },
      ],
    })
    expect(await engines(['remove', id])).toEqual({ removed: id })
    expect(await engines([])).toEqual({ engines: [] })
  } finally {
    await remote.close()
  }
})

test('the doctor looks at everything and finds nothing wrong', async () => {
  const { code, out } = await typed(['--json', 'doctor'])
  const { findings } = JSON.parse(out) as { findings: { name: string; state: string; detail: string }[] }
  expect(findings.filter((finding) => finding.state === 'failed')).toEqual([])
  expect(findings.map((finding) => finding.name)).toEqual(
    expect.arrayContaining(['Node', 'Database', 'Credits', 'Speech engine flite', 'Speech engine espeak']),
  )
  expect(code).toBe(0)
})
