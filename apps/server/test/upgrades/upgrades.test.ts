import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildServer, type ServerProcess, startServerProcess } from '../faults/server-process.ts'

const Facts = z.object({
  password: z.string(),
  people: z.array(
    z.object({
      email: z.string(),
      user_id: z.string(),
      workspace_id: z.string(),
      api_key: z.string(),
      history: z.array(z.object({ id: z.string(), text: z.string(), sha256: z.string() })),
      subscription: z.record(z.string(), z.unknown()),
      voices: z.array(z.object({ id: z.string(), name: z.string(), samples: z.number() })),
      groups: z.array(z.string()),
    }),
  ),
})

const cli = path.resolve(import.meta.dirname, '../../../../dist/server/cli.js')

let facts: z.infer<typeof Facts>
let folder: string
let server: ServerProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-upgrade-'))
  await buildServer()
})
afterEach(async () => {
  await server?.terminate()
  server = undefined
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Unpacks what a version left behind into a folder of its name, and reads the facts about it. */
async function unpack(version: string): Promise<string> {
  const left = path.join(import.meta.dirname, version)
  facts = Facts.parse(JSON.parse(await readFile(path.join(left, 'facts.json'), 'utf8')))
  const target = path.join(folder, version)
  await mkdir(target)
  await pipeline(
    createReadStream(path.join(left, 'left.tar.br')),
    createBrotliDecompress({ params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }),
    extract({ cwd: target }),
  )
  return target
}

/** Speaks as the person of a key; JSON where the answer is. */
async function ask(running: ServerProcess, key: string, address: string, body?: unknown): Promise<Response> {
  return fetch(`${running.url}${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'xi-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

async function expectEverything(running: ServerProcess): Promise<void> {
  for (const person of facts.people) {
    const answered = async (address: string): Promise<unknown> =>
      (await ask(running, person.api_key, address)).json().catch(() => undefined)
    expect(await answered('/v1/user')).toMatchObject({ user_id: person.user_id, workspace_id: person.workspace_id })
    expect(await answered('/v1/user/subscription')).toMatchObject(person.subscription)
    const { history } = z
      .object({ history: z.array(z.object({ history_item_id: z.string(), text: z.string() })) })
      .parse(await answered('/v1/history?page_size=100'))
    expect(history.slice(-person.history.length).map(({ history_item_id: id, text }) => ({ id, text }))).toEqual(
      person.history.map(({ id, text }) => ({ id, text })),
    )
    for (const { id, sha256 } of person.history) {
      const sound = await ask(running, person.api_key, `/v1/history/${id}/audio`)
      const bytes = Buffer.from(await sound.arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
    const groups = z.record(z.string(), z.object({ name: z.string() })).parse(await answered('/v1/workspace/groups'))
    expect(
      Object.values(groups)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(person.groups)
    for (const { id, name, samples } of person.voices) {
      expect(await answered(`/v1/voices/${id}`)).toMatchObject({
        name,
        samples: { length: samples },
        face: { seed: id },
        engine: { quality: 'light' },
      })
      const spoken = await ask(running, person.api_key, `/v1/text-to-speech/${id}`, { text: 'The clone still speaks.' })
      expect([spoken.status, spoken.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    }
    const signedIn = await fetch(`${running.url}/v1/identity/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: facts.password }),
    })
    expect(signedIn.status).toBe(200)
  }
}

const vireo = (data: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [cli, '--json', ...args], { env: { ...process.env, VIREO_DATA: data } })

describe.each(['d615523', '861f251'])('what %s left behind', (version) => {
  let left: string
  beforeAll(async () => {
    left = await unpack(version)
  })

  test('takes at most 1 MB', async () => {
    const { size } = await stat(path.join(import.meta.dirname, version, 'left.tar.br'))
    expect(size).toBeLessThanOrEqual(1_000_000)
  })

  // The files of a PostgreSQL cluster belong to one kind of machine.
  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'goes on in its data folder: everything is there, and goes on working',
    async () => {
      const data = path.join(left, 'folder')
      server = await startServerProcess(data)
      await expectEverything(server)
      await server.terminate()
      server = await startServerProcess(data)
      await expectEverything(server)
      await server.terminate()
      expect(JSON.parse((await vireo(data, 'audit', 'verify')).stdout)).toMatchObject({ intact: true })
      const { findings } = z
        .object({ findings: z.array(z.object({ name: z.string(), state: z.string() })) })
        .parse(JSON.parse((await vireo(data, 'doctor')).stdout))
      expect(findings.filter(({ state }) => state === 'failed')).toEqual([])
    },
  )

  test('is brought back from its backup', async () => {
    const data = path.join(folder, `${version}-restored`)
    await vireo(data, 'restore', path.join(left, 'backup'))
    server = await startServerProcess(data)
    await expectEverything(server)
  })
})
