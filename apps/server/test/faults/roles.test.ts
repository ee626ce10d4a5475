import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { buildServer, type ServerProcess, startServerProcess } from './server-process.ts'

const environment = { VIREO_DEFAULT_TIER: 'enterprise' }
let folder: string
let server: ServerProcess
let apiKey: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-roles-'))
  await buildServer()
  server = await startServerProcess(folder, environment)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'roles@example.test', password: 'correct horse battery' })
  const signedUp = await fetch(`${server.url}/v1/identity/sign-up`, { method: 'POST', headers: json, body })
  const { access_token: token } = (await signedUp.json()) as { access_token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const key = await fetch(`${server.url}/v1/user/api-keys`, { method: 'POST', headers, body: '{"name":"roles"}' })
  apiKey = ((await key.json()) as { 'xi-api-key': string })['xi-api-key']
}, 180_000)
afterAll(async () => {
  await server.terminate()
  await rm(folder, { recursive: true, force: true })
})

const speak = (at: ServerProcess, text: string) =>
  fetch(`${at.url}/v1/text-to-speech/${libraryVoices[0]?.voiceId}/stream`, {
    method: 'POST',
    headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })

describe('beside the owner of a data folder', () => {
  test('a second owner is refused and told who has it', async () => {
    await expect(startServerProcess(folder)).rejects.toThrow(/ended with 78[^]*(running|owner|process)/)
  })

  test('an API process joins, answers, and shares what there is', async () => {
    const api = await startServerProcess(folder, { ...environment, VIREO_ROLE: 'api' })
    const spoken = await speak(api, 'Said by the second process.')
    expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    const item = await fetch(`${server.url}/v1/history/${spoken.headers.get('history-item-id')}/audio`, {
      headers: { 'xi-api-key': apiKey },
    })
    expect(item.status).toBe(200)
    expect(await api.terminate()).toBe(0)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  test('a worker serves its health and nothing else', async () => {
    const worker = await startServerProcess(folder, { ...environment, VIREO_ROLE: 'worker' })
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${worker.url}/v1/models`)).status).toBe(404)
    expect(await worker.terminate()).toBe(0)
  })
})

test('settings that cannot be used stop the start with a list', async () => {
  await expect(startServerProcess(folder, { VIREO_PROT: '1', VIREO_ROLE: 'boss' })).rejects.toThrow(
    /VIREO_PROT[^]*VIREO_ROLE/,
  )
})

test.runIf(process.getuid?.() === 0)('whoever wants no root is not started as root', async () => {
  await expect(startServerProcess(folder, { VIREO_AS_ROOT: 'refuse' })).rejects.toThrow('VIREO_AS_ROOT is refuse')
})

test('a polite stop lets a running stream finish', { timeout: 120_000 }, async () => {
  const answer = await speak(server, 'This sentence is said while the server is asked to stop. '.repeat(10))
  const reader = answer.body?.getReader()
  let bytes = (await reader?.read())?.value?.length ?? 0
  const stopped = server.terminate()
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) break
    bytes += next.value.length
  }
  expect(await stopped, server.output()).toBe(0)
  server = await startServerProcess(folder, environment)
  const item = await fetch(`${server.url}/v1/history/${answer.headers.get('history-item-id')}/audio`, {
    headers: { 'xi-api-key': apiKey },
  })
  expect((await item.arrayBuffer()).byteLength).toBe(bytes)
})
