import { gzipSync } from 'node:zlib'
import { HeardWords } from '@vireo/contracts/audio-native'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import {
  article,
  creditsUsed,
  doWork,
  givenDomain,
  givenProject,
  playerOf,
  type Site,
  startSite,
} from '../audio-native.testing.ts'
import { getPublished } from './find-player.ts'

const words = 'Apples are red.\n\nPears are green & <b>ripe</b>.'
const place = { country: 'nz', region: null, city: null }
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
let [site, server]: [Site, TestServer] = [] as never
beforeAll(async () => {
  site = await startSite()
  const ports = { outbound: createOutbound({ namedHosts: [site.host] }), locator: { locate: () => place } }
  server = await startTestServer({ clock, ports })
})
afterAll(() => site.close())

const show = (projectId: string, headers: Record<string, string> = {}) =>
  server.fetch(`/audio-native/${projectId}`, { headers })

async function givenPlayer(): Promise<{ person: TestPerson; id: string; html: string; at: (what: string) => string }> {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, 'blog.example.test')
  const { project_id: id } = await givenProject(server, person, {
    content: words,
    auto_convert: 'true',
    title: 'Of <apples>',
    text_color: '#123456',
  })
  await doWork(server, person)
  const html = await (await show(id)).text()
  return { person, id, html, at: (what) => new RegExp(`data-${what}="([^"]+)"`, 'u').exec(html)?.[1] ?? '' }
}

const report = (path: string, body: object) => server.fetch(path, { method: 'POST', body: JSON.stringify(body) })
const listensOf = async (projectId: string) =>
  (
    await server.database.pool.query(
      'select quarter_1, quarter_2, quarter_3, quarter_4, is_complete, country from audio_native_listens where project_id = $1',
      [projectId],
    )
  ).rows

test('the player stands on proven domains alone, runs nothing but its own, and is at most 15 kB', async () => {
  const { id, html } = await givenPlayer()
  const answer = await show(id)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'self' blog.example.test *.blog.example.test;")
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toMatch(/unsafe|allow-same-origin/u)
  expect([answer.headers.get('set-cookie'), answer.headers.get('x-frame-options')]).toEqual([null, null])
  expect(html).toContain('Of &lt;apples&gt;')
  expect(html).toContain('--ink:#123456')
  expect(html).not.toMatch(/src="http|href="http/u)
  const marks = await (await server.fetch('/audio-native/marks.js')).text()
  const bytes = gzipSync(html).length + gzipSync(marks).length
  expect(bytes).toBeLessThan(15_000)
})

test('sound and words are those of what is published, and end with it', async () => {
  const { id, person, at } = await givenPlayer()
  const listed = await server.fetch(at('words'))
  expect(listed.headers.get('access-control-allow-origin')).toBe('*')
  const heard = HeardWords.parse(await listed.json()).words
  expect(heard.map(([word]) => word).join(' ')).toBe('Apples are red. Pears are green & <b>ripe</b>.')
  expect(heard.map(([, ms]) => ms)).toEqual(heard.map(([, ms]) => Number(ms)).toSorted((a, b) => a - b))
  const audio = at('words').replace('/words/', '/audio/')
  const part = await server.fetch(audio, { headers: { range: 'bytes=0-9' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
  const other = await givenPlayer()
  expect((await server.fetch(audio.replace(id, other.id))).status).toBe(404)
  await server.database.pool.query('update audio_native_pages set is_enabled = false where project_id = $1', [id])
  for (const path of [audio, at('words')]) expect((await server.fetch(path)).status).toBe(404)
  expect(await (await show(id)).text()).not.toContain('<main')
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from history_items where workspace_id = $1',
    [other.person.workspaceId],
  )
  await server.fetch(`/v1/history/${rows[0]?.id}`, { method: 'DELETE', headers: other.person.headers })
  expect(await (await show(other.id)).text()).not.toContain('<main')
  const nothing = await show('nothing')
  expect(nothing.status).toBe(404)
  // Browsers show to visitors that they refused a frame, and the empty one takes itself away.
  expect(nothing.headers.get('content-security-policy')).toContain("frame-ancestors 'self' *;")
  expect(person.workspaceId).not.toBe(other.person.workspaceId)
})

test('when each character is heard is read for whoever asks for words alone: it is many times the page', async () => {
  const { id, at } = await givenPlayer()
  const ctx = server.product.systemContext()
  const asked: string[] = []
  const maybe: typeof ctx.db.maybe = (query) => {
    asked.push(query.text)
    return ctx.db.maybe(query)
  }
  const published = { player_id: id, snapshot_id: at('words').split('/').at(-1) ?? '' }
  const { durationMs } = await getPublished({ ...ctx, db: { ...ctx.db, maybe } }, published)
  expect(durationMs / 1000).toBe(Number(at('seconds')))
  expect(asked.join()).toContain('audio_native_versions')
  expect(asked.join()).not.toContain('alignments')
})

test('what was heard is counted once however often it is said, and not beyond what there is', async () => {
  const { id, at } = await givenPlayer()
  const view = at('view')
  const part = Math.ceil(Number(at('seconds')) / 4)
  const say = (quarters: number[], ended = false, of = view) => report(at('listens'), { view: of, quarters, ended })
  expect((await say([0, 0, 0, 0])).status).toBe(200)
  expect((await say([1, 0, 0, 0])).status).toBe(200)
  expect((await say([1, 0, 0, 0])).status).toBe(200)
  expect((await say([0, 0, 0, 0])).status).toBe(200)
  expect(await listensOf(id)).toEqual([
    { quarter_1: 1, quarter_2: 0, quarter_3: 0, quarter_4: 0, is_complete: false, country: 'nz' },
  ])
  expect((await say([999, 999, 999, 999], true)).status).toBe(200)
  expect(await listensOf(id)).toEqual([
    { quarter_1: part, quarter_2: part, quarter_3: part, quarter_4: part, is_complete: true, country: 'nz' },
  ])
  const again = /data-view="([^"]+)"/u.exec(await (await show(id)).text())?.[1] ?? ''
  expect((await say([1, 0, 0, 0], false, again)).status).toBe(200)
  expect(await listensOf(id)).toHaveLength(2)
  for (const forged of [`${view}x`, 'a.99999999999999.b', view.replace(/^./u, (c) => (c === 'A' ? 'B' : 'A'))])
    expect((await say([1, 0, 0, 0], false, forged)).status).toBe(404)
  expect((await report(at('listens'), { view })).status).toBe(400)
  aheadMs = 25 * 60 * 60 * 1000
  expect((await say([1, 0, 0, 0])).status).toBe(404)
  aheadMs = 0
  expect(await listensOf(id)).toHaveLength(2)
})

test('a page that a visitor opens is read once, and followed once a day', async () => {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, '127.0.0.1')
  const { project_id: id } = await givenProject(server, person)
  const text = '<p>They fall, and they fall, and nobody looks at them while they do so in the garden.</p>'.repeat(5)
  site.pages.set('/apples', article(text + playerOf(id)))
  const visit = async (path: string) => {
    const answer = await show(id, { referer: `${site.address}${path}` })
    expect(answer.status).toBe(200)
    return (await answer.text()).includes('<main')
  }
  expect(await visit('/apples')).toBe(false)
  expect(await visit('/apples?utm_medium=x')).toBe(false)
  await doWork(server, person)
  expect(await visit('/apples')).toBe(true)
  const used = await creditsUsed(server, person)
  expect(site.asked.filter((path) => path === '/apples')).toHaveLength(1)
  // A page that has no name of its own says the same under every address: it is charged once.
  expect(await visit('/apples?page=2')).toBe(false)
  await doWork(server, person)
  expect(await visit('/apples?page=2')).toBe(true)
  expect(await creditsUsed(server, person)).toBe(used)
  aheadMs = 25 * 60 * 60 * 1000
  expect(await visit('/apples')).toBe(true)
  await doWork(server, person)
  expect(site.asked.filter((path) => path === '/apples')).toHaveLength(2)
  expect(await creditsUsed(server, person)).toBe(used)
  await show(id, { referer: 'http://192.0.2.1/apples' })
  const { rows } = await server.database.pool.query(
    "select 1 from audio_native_pages where project_id = $1 and address like '%192.0.2.1%'",
    [id],
  )
  expect(rows).toEqual([])
  aheadMs = 0
})
