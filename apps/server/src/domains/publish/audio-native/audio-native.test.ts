import { ChangedContent } from '@vireo/contracts/audio-native'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { audioNativeHolding } from './holding.ts'
import {
  article,
  creditsUsed,
  doWork,
  givenDomain,
  givenProject,
  sendForm,
  settingsOf,
  type Site,
  startSite,
} from './audio-native.testing.ts'

const content = 'Apples are red.\n\nPears are green, and nobody has to be told.'
const spoken = content.length
let [site, server, owner]: [Site, TestServer, TestPerson] = [] as never
beforeAll(async () => {
  site = await startSite()
  const namedHosts = [site.host, elsewhere()]
  const outbound = createOutbound({ namedHosts, resolve: async () => ['127.0.0.1'] })
  server = await startTestServer({ ports: { outbound } })
  owner = await server.signUp({ tier: 'creator' })
})
afterAll(() => site.close())

/** The same site, under the name of somebody else's. */
const elsewhere = () => `elsewhere.test:${new URL(site.address).port}`
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { detail?: { code?: string } }).detail?.code ?? answer.status
const stateOf = async (projectId: string) =>
  (
    await server.database.pool.query<{ state: string; error_code: string | null }>(
      'select state, error_code from audio_native_versions where project_id = $1 order by id',
      [projectId],
    )
  ).rows
const pagesOf = async (projectId: string) =>
  (
    await server.database.pool.query<{ address: string; state: string; error_code: string | null; alias: boolean }>(
      'select address, state, error_code, alias_of is not null as alias from audio_native_pages where project_id = $1 order by id',
      [projectId],
    )
  ).rows

test('a content is made into speech once, is charged once, and is what the player plays', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const made = await givenProject(server, person, { content, auto_convert: 'true', title: 'Of apples' })
  expect(made).toMatchObject({ converting: true, html_snippet: expect.stringContaining(made.project_id) })
  expect(made.html_snippet.split('\n')).toHaveLength(1)
  expect(await settingsOf(server, person, made.project_id)).toMatchObject({
    enabled: true,
    snapshot_id: null,
    settings: { title: 'Of apples', status: 'processing', audio_url: null },
  })
  await doWork(server, person)
  const settings = await settingsOf(server, person, made.project_id)
  expect(settings).toMatchObject({ settings: { status: 'ready', audio_path: expect.stringContaining('/audio/') } })
  expect(await creditsUsed(server, person)).toBe(spoken)

  const again = await sendForm(server, `/v1/audio-native/${made.project_id}/content`, person, {
    content,
    auto_convert: 'true',
    auto_publish: 'true',
  })
  expect(ChangedContent.parse(await again.json())).toMatchObject({ converting: false, publishing: false })
  await doWork(server, person)
  expect(await creditsUsed(server, person)).toBe(spoken)
  expect(await stateOf(made.project_id)).toHaveLength(1)
  const history = await (await server.fetch('/v1/history', { headers: person.headers })).json()
  expect(history).toMatchObject({ history: [{ text: content }] })
})

test('another content is a draft until it is published; the one before is heard meanwhile', async () => {
  const made = await givenProject(server, owner, { content: 'First.', auto_convert: 'true' })
  await doWork(server, owner)
  const first = await settingsOf(server, owner, made.project_id)
  const change = (fields: Record<string, string>) =>
    sendForm(server, `/v1/audio-native/${made.project_id}/content`, owner, fields)
  expect(await (await change({ content: 'Second.', auto_convert: 'true' })).json()).toMatchObject({
    converting: true,
    publishing: false,
  })
  await doWork(server, owner)
  expect((await settingsOf(server, owner, made.project_id)).snapshot_id).toBe(first.snapshot_id)
  expect((await change({ auto_publish: 'true' })).status).toBe(200)
  expect((await settingsOf(server, owner, made.project_id)).snapshot_id).not.toBe(first.snapshot_id)
})

test('an attempt whose process died after the recording was kept is not made again', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { content: 'Once.', auto_convert: 'true' })
  await doWork(server, person)
  const used = await creditsUsed(server, person)
  await server.database.pool.query(
    "update audio_native_versions set state = 'making', history_item_id = null where project_id = $1",
    [id],
  )
  await server.database.pool.query("update jobs set state = 'queued' where workspace_id = $1", [person.workspaceId])
  await doWork(server, person)
  expect(await creditsUsed(server, person)).toBe(used)
  expect(await stateOf(id)).toEqual([{ state: 'ready', error_code: null }])
})

test('speech whose job was lost is asked for again, and charged once', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { content: 'Lost.', auto_convert: 'true' })
  const again = () =>
    sendForm(server, `/v1/audio-native/${id}/content`, person, { content: 'Lost.', auto_convert: 'true' })
  const jobs = async () =>
    (await server.database.pool.query('select 1 from jobs where workspace_id = $1', [person.workspaceId])).rowCount
  await again()
  expect(await jobs()).toBe(1)
  await server.database.pool.query(
    "update audio_native_versions set created_at = now() - interval '7 hours' where project_id = $1",
    [id],
  )
  await again()
  expect(await jobs()).toBe(2)
  await doWork(server, person)
  expect(await creditsUsed(server, person)).toBe('Lost.'.length)
})

test('nothing is spent beyond the limit of a project or of the plan, and its owner is told why', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { content, auto_convert: 'true' })
  await server.database.pool.query('update audio_native_projects set monthly_credits = $2 where id = $1', [
    id,
    spoken + 5,
  ])
  await doWork(server, person)
  await sendForm(server, `/v1/audio-native/${id}/content`, person, { content: 'Six more.', auto_convert: 'true' })
  await doWork(server, person)
  expect(await stateOf(id)).toEqual([
    { state: 'ready', error_code: null },
    { state: 'failed', error_code: 'audio_native_spending_limit' },
  ])
  const told = await server.fetch(`/v1/audio-native/${id}/pages`, { headers: person.headers })
  expect(await told.json()).toMatchObject({ pages: [{ speech: 'failed', error_code: 'audio_native_spending_limit' }] })
  await server.database.pool.query('update credit_accounts set is_blocked = true where workspace_id = $1', [
    person.workspaceId,
  ])
  const { project_id: poor } = await givenProject(server, person, { content: 'Nothing left.', auto_convert: 'true' })
  await doWork(server, person)
  expect(await stateOf(poor)).toEqual([{ state: 'failed', error_code: 'insufficient_credits' }])
})

test('what cannot be is refused with its code, and leaves nothing', async () => {
  const send = (fields: Record<string, string>, who: TestPerson = owner) =>
    sendForm(server, '/v1/audio-native', who, { name: 'Refused', ...fields })
  expect(await codeOf(await send({}, await server.signUp()))).toBe('feature_not_available')
  expect(await codeOf(await send({ voice_id: 'nobody' }))).toBe('voice_not_found')
  expect(await codeOf(await send({ model_id: 'nothing' }))).toBe('model_not_found')
  expect(await codeOf(await send({ text_color: 'red;}' }))).toBe(422)
  expect(await codeOf(await send({ content: ' \n ' }))).toBe('audio_native_content_unreadable')
  expect(await codeOf(await send({ content: 'a '.repeat(40_000) }))).toBe('audio_native_content_too_long')
  const locators = JSON.stringify({ pronunciation_dictionary_id: 'nothing', version_id: 'x' })
  expect(await codeOf(await send({ pronunciation_dictionary_locators: locators }))).toBe(
    'pronunciation_dictionary_not_found',
  )
  const { rowCount } = await server.database.pool.query("select 1 from audio_native_projects where name = 'Refused'")
  expect(rowCount).toBe(0)
})

const fromUrl = (who: TestPerson, url: string) =>
  server.fetch('/v1/audio-native/content', {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })

test('a page of a proven domain is read under its canonical address, once for each content', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const words = '<p>They fall, and they fall, and nobody looks at them while they do so in the garden.</p>'.repeat(5)
  site.pages.set('/apples', article(words, `<link rel="canonical" href="${site.address}/fruit">`))
  site.pages.set('/fruit', article(words))
  expect(await codeOf(await fromUrl(person, `${site.address}/apples`))).toBe('audio_native_domain_not_proven')
  await givenDomain(server, person, '127.0.0.1')
  expect(await codeOf(await fromUrl(person, `${site.address}/apples`))).toBe('audio_native_project_not_found')
  const { project_id: id } = await givenProject(server, person)
  const asked = await fromUrl(person, `${site.address}/apples?utm_source=x#top`)
  expect(await asked.json()).toMatchObject({ project_id: id, converting: true, publishing: true })
  await doWork(server, person)
  const used = await creditsUsed(server, person)
  expect(used).toBeGreaterThan(300)
  expect(await pagesOf(id)).toMatchObject([
    { address: `${site.address}/fruit`, state: 'read', alias: false },
    { address: `${site.address}/apples`, state: 'read', alias: true },
  ])
  await fromUrl(person, `${site.address}/fruit`)
  await doWork(server, person)
  expect(await creditsUsed(server, person)).toBe(used)
  // A page that takes back a name it had before is read like any other.
  site.pages.set('/apples', article(words))
  site.pages.set('/fruit', article(words, `<link rel="canonical" href="${site.address}/apples">`))
  await fromUrl(person, `${site.address}/fruit`)
  await doWork(server, person)
  expect(await pagesOf(id)).toMatchObject([
    { address: `${site.address}/apples`, state: 'read', alias: false },
    { address: `${site.address}/fruit`, state: 'read', alias: true },
  ])
  expect(await creditsUsed(server, person)).toBe(used)
  expect(await stateOf(id)).toEqual([{ state: 'ready', error_code: null }])
})

test('hostile pages are not read, and say to the owner why', async () => {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, '127.0.0.1')
  const { project_id: id } = await givenProject(server, person)
  const html = { 'content-type': 'text/html' }
  site.pages.set('/huge', (response) => void response.writeHead(200, html).end('x'.repeat(4 * 1024 * 1024)))
  site.pages.set('/inward', (response) => void response.writeHead(302, { location: 'http://localhost:9/' }).end())
  site.pages.set('/outward', (response) => void response.writeHead(302, { location: 'http://192.0.2.1/' }).end())
  site.pages.set(
    '/stolen',
    (response) => void response.writeHead(302, { location: `http://${elsewhere()}/theirs` }).end(),
  )
  site.pages.set('/theirs', article('<p>What somebody else wrote, and nobody here may read aloud.</p>'.repeat(9)))
  site.pages.set('/round', (response) => void response.writeHead(302, { location: '/round' }).end())
  site.pages.set('/picture', (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x'))
  site.pages.set('/cut', (response) => {
    response.writeHead(200, { ...html, 'content-length': '1000' }).write('<p>')
    setTimeout(() => response.destroy(), 20)
  })
  const unreachable = 'audio_native_page_unreachable'
  const unreadable = 'audio_native_content_unreadable'
  const expected = {
    '/huge': unreachable,
    '/inward': unreachable,
    '/outward': unreachable,
    '/stolen': 'audio_native_domain_not_proven',
    '/round': unreachable,
    '/picture': unreadable,
    '/cut': unreachable,
    '/nothing': unreachable,
  }
  for (const path of Object.keys(expected)) expect((await fromUrl(person, `${site.address}${path}`)).status).toBe(200)
  expect((await fromUrl(person, 'http://127.0.0.1:1/private')).status).toBe(200)
  await doWork(server, person)
  const pages = await pagesOf(id)
  expect(pages.map(({ address, state, error_code: code }) => [new URL(address).pathname, state, code])).toEqual([
    ...Object.entries(expected).map(([path, code]) => [path, 'failed', code]),
    ['/private', 'failed', unreachable],
  ])
  expect(await creditsUsed(server, person)).toBe(0)
})

test('what a workspace has is taken along, goes to the heir of who leaves, and is forgotten', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { content: 'Kept.' })
  const ctx = server.product.systemContext(person.workspaceId)
  const subject = { userId: person.userId, workspaceId: person.workspaceId }
  const files = []
  for await (const file of audioNativeHolding.files(ctx, subject)) files.push(file.path)
  expect(files).toEqual(['projects', 'domains', 'pages', 'versions'].map((name) => `audio-native/${name}-1.json`))
  const owners = async () =>
    (await server.database.pool.query('select user_id from audio_native_projects where id = $1', [id])).rows
  await transaction(ctx, async (ctx) => audioNativeHolding.depart?.(ctx, { ...subject, heirId: owner.userId }))
  expect(await owners()).toEqual([{ user_id: owner.userId }])
  await transaction(ctx, async (ctx) =>
    audioNativeHolding.depart?.(ctx, { ...subject, userId: owner.userId, heirId: null }),
  )
  expect(await owners()).toEqual([])
  await transaction(ctx, async (ctx) => audioNativeHolding.erase?.(ctx, subject))
  expect(await stateOf(id)).toEqual([])
})
