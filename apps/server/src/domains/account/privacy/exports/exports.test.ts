import { type DataExport, privacyEndpoints } from '@vireo/contracts/privacy'
import pino from 'pino'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { startJobRunner } from '#jobs/runner.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { FullContext } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { slices } from '#domains/registry.ts'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import { type GivenBrowser, givenBrowser, jsonPost } from '#identity/testing.ts'
import { privacyJobs } from '../jobs.ts'
import { makeExport } from './make-export.ts'
import { tendExports } from './tend-exports.ts'
import { unzip } from '../testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()

const bearer = (person: GivenBrowser) => ({ authorization: `Bearer ${person.accessToken}` })
const call = (person: GivenBrowser, method: string, path = '') =>
  server.fetch(`/v1/user/exports${path}`, { method, headers: bearer(person) })

async function exportsOf(person: GivenBrowser): Promise<DataExport[]> {
  const answer = await call(person, 'GET')
  return privacyEndpoints.listExports.success.schema.parse(await answer.json()).exports
}

/** Works on the queue until the person's copy is complete. */
async function finishedExport(person: GivenBrowser): Promise<DataExport> {
  const runner = await startJobRunner({
    database: server.database,
    nodeId: ctx.nodeId,
    contextFor: (workspaceId) => server.product.systemContext(workspaceId),
    jobs: privacyJobs,
    subscriptions: [],
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => runner.stop())
  return expect
    .poll(async () => (await exportsOf(person))[0], { timeout: 20_000 })
    .toMatchObject({ state: 'done' })
    .then(async () => {
      const [done] = await exportsOf(person)
      if (!done) throw new Error('the copy is gone')
      return done
    })
}

async function linkOf(person: GivenBrowser, made: DataExport): Promise<string> {
  const answer = await call(person, 'POST', `/${made.export_id}/link`)
  return privacyEndpoints.createExportLink.success.schema.parse(await answer.json()).url
}

const inWorkspaceOf = (person: GivenBrowser): FullContext => server.product.systemContext(person.workspaceId)

async function withRecording(person: GivenBrowser): Promise<{ itemId: string; sound: Buffer }> {
  const item = newItem(ctx, { text: 'Take me along.', storage_key: `history/${person.workspaceId}/one.mp3` })
  const sound = Buffer.from(`sound of ${person.userId}`)
  const writer = await server.ports.storage.create(item.storage_key)
  await writer.append(sound)
  await writer.commit()
  await writer.close()
  await transaction(inWorkspaceOf(person), (ctx) => recordItem(ctx, { ...item, size_bytes: sound.length }))
  return { itemId: item.id, sound }
}

describe('a copy of everything an account holds', () => {
  it('has every document and every recording, and nothing secret or of others', async () => {
    const [person, other] = [await givenBrowser(ctx), await givenBrowser(ctx)]
    const { itemId, sound } = await withRecording(person)
    await withRecording(other)
    await server.fetch('/v1/user/update', jsonPost({ first_name: 'Ada' }, bearer(person)))
    expect((await call(person, 'POST')).status).toBe(202)
    const made = await finishedExport(person)
    const download = await server.fetch(await linkOf(person, made))
    expect(download.headers.get('content-type')).toBe('application/zip')
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="vireo-data-.*\.zip"$/)
    const archive = Buffer.from(await download.arrayBuffer())
    expect(archive.length).toBe(made.size_bytes)
    const files = unzip(archive)
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'README.txt',
        'history/items-1.json',
        `history/recordings/${itemId}.mp3`,
        'identity/api-keys.json',
        'identity/devices.json',
        'identity/second-factors.json',
        'identity/sessions.json',
        'notifications/messages.json',
        'usage/credits-1.json',
        'users/profile.json',
        'voices/settings.json',
        'workspaces/memberships.json',
        'workspaces/workspace.json',
      ]),
    )
    const folders = new Set([...files.keys()].filter((path) => path !== 'README.txt').map((path) => path.split('/')[0]))
    expect(slices.map(({ name }) => name)).toEqual(expect.arrayContaining([...folders]))
    expect(files.get(`history/recordings/${itemId}.mp3`)).toEqual(sound)
    const read = (path: string): unknown => JSON.parse(files.get(path)?.toString('utf8') ?? 'null')
    expect(read('users/profile.json')).toMatchObject({ email: person.email, first_name: 'Ada' })
    expect(read('history/items-1.json')).toMatchObject([{ id: itemId, text: 'Take me along.' }])
    const everything = [...files.values()].map((file) => file.toString('latin1')).join('\n')
    for (const secret of [person.apiKey, other.userId, other.email, 'hash']) expect(everything).not.toContain(secret)
  })

  it('is told inside the product and by mail, and found there with its progress', async () => {
    const person = await givenBrowser(ctx)
    await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
    expect(await exportsOf(person)).toEqual([])
    await call(person, 'POST')
    expect(await exportsOf(person)).toMatchObject([{ state: 'queued', progress: 0, size_bytes: null }])
    expect(await finishedExport(person)).toMatchObject({ progress: 1 })
    const messages = await (await server.fetch('/v1/messages', { headers: person.headers })).json()
    expect(messages).toMatchObject({ messages: [{ title: 'Your data is ready to download' }] })
    const letters = await server.database.pool.query('select kind from letters where recipient = $1', [person.email])
    expect(letters.rows).toContainEqual({ kind: 'privacy.export-ready' })
  })

  it('is made one at a time', async () => {
    const person = await givenBrowser(ctx)
    const answers = await Promise.all([call(person, 'POST'), call(person, 'POST')])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 409])
  })

  it('is kept a few times, however many are made: the newest ones, and no file of the others', async () => {
    const person = await givenBrowser(ctx)
    const made: string[] = []
    for (let number = 0; number < 5; number++) {
      expect((await call(person, 'POST')).status).toBe(202)
      const [begun] = await exportsOf(person)
      const exportId = begun?.export_id ?? ''
      const { signal } = new AbortController()
      await makeExport(inWorkspaceOf(person), { exportId }, { signal, progress: () => Promise.resolve() })
      await server.database.pool.query(
        "update jobs set state = 'done' where id = (select job_id from data_exports where id = $1)",
        [exportId],
      )
      made.unshift(exportId)
    }
    expect((await exportsOf(person)).map(({ export_id: id }) => id)).toEqual(made.slice(0, 3))
    const files = []
    for await (const { key } of server.ports.storage.list(`exports/${person.userId}/`)) files.push(key)
    expect(files).toHaveLength(3)
  })

  it('can be stopped, and thrown away when it is complete', async () => {
    const person = await givenBrowser(ctx)
    await call(person, 'POST')
    const [waiting] = await exportsOf(person)
    expect((await call(person, 'DELETE', `/${waiting?.export_id}`)).status).toBe(200)
    expect(await exportsOf(person)).toEqual([])
    await call(person, 'POST')
    const made = await finishedExport(person)
    const link = await linkOf(person, made)
    await call(person, 'DELETE', `/${made.export_id}`)
    expect((await server.fetch(link)).status).toBe(404)
    const { rows } = await server.database.pool.query(
      'select action, actor_id, workspace_id from audit_entries where target_id = $1 order by id',
      [made.export_id],
    )
    const by = { actor_id: person.userId, workspace_id: person.workspaceId }
    expect(rows).toEqual([
      { action: 'privacy.export-started', ...by },
      { action: 'privacy.export-link-created', ...by },
      { action: 'privacy.export-removed', ...by },
    ])
  })
})

describe('who may', () => {
  it('403 for an API key, whatever it may do', async () => {
    const person = await givenBrowser(ctx)
    for (const [method, path] of [
      ['POST', '/exports'],
      ['GET', '/exports'],
      ['POST', '/exports/x/link'],
      ['DELETE', '/exports/x'],
      ['GET', '/deletion'],
    ] as const)
      expect((await server.fetch(`/v1/user${path}`, { method, headers: person.headers })).status).toBe(403)
  })

  it('404 for somebody else’s copy', async () => {
    const [person, stranger] = [await givenBrowser(ctx), await givenBrowser(ctx)]
    await call(person, 'POST')
    const made = await finishedExport(person)
    expect((await call(stranger, 'POST', `/${made.export_id}/link`)).status).toBe(404)
    expect((await call(stranger, 'DELETE', `/${made.export_id}`)).status).toBe(404)
    expect(await exportsOf(stranger)).toEqual([])
  })
})

test('an address works for ten minutes, until there is a newer one, and a copy for a week', async () => {
  const person = await givenBrowser(ctx)
  await call(person, 'POST')
  const made = await finishedExport(person)
  const first = await linkOf(person, made)
  const second = await linkOf(person, made)
  const status = async (url: string) => (await server.fetch(url)).status
  expect([await status(first), await status(second), await status(`${second}x`)]).toEqual([404, 200, 404])
  const part = await server.fetch(second, { headers: { range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'PK\u0003\u0004'])
  clock.advance(10 * 60_000 + 1)
  expect(await status(second)).toBe(404)
  clock.advance(7 * 24 * 3_600_000)
  await tendExports(ctx)
  const left = await server.database.pool.query('select 1 from data_exports where id = $1', [made.export_id])
  expect(left.rows).toEqual([])
  const files = []
  for await (const { key } of server.ports.storage.list(`exports/${person.userId}/`)) files.push(key)
  expect(files).toEqual([])
})
