import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { copyRow } from '#test/copy-row.ts'
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
import { tendPages } from './tend-pages.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
let [site, server]: [Site, TestServer] = [] as never
beforeAll(async () => {
  site = await startSite()
  server = await startTestServer({ clock, ports: { outbound: createOutbound({ namedHosts: [site.host] }) } })
})
afterAll(() => site.close())

const words = (what: string) =>
  `<p>They fall, and they fall, and nobody looks at ${what} while they do so in the garden.</p>`.repeat(5)

async function givenSite() {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, '127.0.0.1')
  const { project_id: id } = await givenProject(server, person)
  const visit = async (path: string) => {
    const answer = await server.fetch(`/audio-native/${id}`, { headers: { referer: `${site.address}${path}` } })
    return (await answer.text()).includes('<main')
  }
  return { person, id, visit, offered: playerOf(id), ...asOwner(person, id) }
}

function asOwner(person: TestPerson, id: string) {
  const send = async (method: string, path: string, body?: object) => {
    const headers = { ...person.headers, ...(body && { 'content-type': 'application/json' }) }
    const answer = await server.fetch(`/v1/audio-native${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { pages: { url: string; state: string; error_code: string | null }[] }
  }
  return {
    send,
    seen: async () =>
      (await send('GET', `/${id}/pages?page_size=100`)).pages.map(({ url, ...page }) => ({
        ...page,
        path: url.slice(site.address.length),
      })),
    recordings: async () =>
      (await server.database.pool.query('select 1 from history_items where workspace_id = $1', [person.workspaceId]))
        .rowCount,
    rows: async () =>
      (await server.database.pool.query('select 1 from audio_native_pages where project_id = $1', [id])).rowCount,
  }
}

test('whatever addresses strangers name, they spend nothing, use up nothing, and are forgotten', async () => {
  const { person, visit, offered, seen, rows } = await givenSite()
  site.pages.set('/apples', article(words('apples') + offered))
  site.pages.set('/search', article(words('what somebody looked for')))
  site.pages.set('/hidden', article(words('hidden things') + offered, '<meta name="robots" content="noindex, follow">'))
  for (let at = 0; at < 21; at++) await visit(`/invented-${at}`)
  await doWork(server, person)
  aheadMs += hourMs + 1
  for (let at = 0; at < 2; at++) await visit(`/search?q=${at}`)
  await visit('/hidden')
  await doWork(server, person)
  expect([await creditsUsed(server, person), await seen()]).toEqual([0, []])
  aheadMs += hourMs + 1
  await visit('/apples')
  await doWork(server, person)
  const used = await creditsUsed(server, person)
  expect(used).toBeGreaterThan(0)
  expect(await visit('/apples')).toBe(true)
  expect(await seen()).toMatchObject([{ path: '/apples', state: 'read' }])
  // The same page under other addresses is the same page.
  for (let at = 0; at < 2; at++) await visit(`/apples?page=${at}`)
  await doWork(server, person)
  expect(await visit('/apples?page=1')).toBe(true)
  expect([await creditsUsed(server, person), (await seen()).length]).toEqual([used, 1])
  aheadMs += 8 * dayMs
  await tendPages(server.product.systemContext())
  expect(await rows()).toBe(1)
  expect(await visit('/apples')).toBe(true)
})

test('one visitor has at most so many addresses looked up in an hour that nobody knew', async () => {
  const { person, visit } = await givenSite()
  const asked = site.asked.length
  for (let at = 0; at < 30; at++) await visit(`/made-up-${at}`)
  await doWork(server, person)
  expect(site.asked.length - asked).toBe(20)
})

test('a site whose pages have the player is read so many pages a day, and what goes beyond waits and is read later', async () => {
  const { person, id, visit, offered, seen } = await givenSite()
  const read = async (path: string) => {
    site.pages.set(path, article(words(path) + offered))
    await visit(path)
    await doWork(server, person)
  }
  await read('/first')
  const { rows } = await server.database.pool.query('select id from audio_native_pages where project_id = $1', [id])
  await copyRow(server.database, 'audio_native_pages', { id: rows[0].id, times: 18, numbered: ['address'] })
  for (const path of ['/twentieth', '/beyond', '/waiting']) await read(path)
  const counted = async (state: string) => (await seen()).filter((page) => page.state === state).length
  expect([await counted('read'), await counted('waiting')]).toEqual([20, 2])
  aheadMs += dayMs
  await visit('/beyond')
  await doWork(server, person)
  expect(await visit('/beyond')).toBe(true)
  aheadMs += 31 * dayMs
  await tendPages(server.product.systemContext())
  expect(await counted('waiting')).toBe(0)
})

test('what its owner names is read without a player; a page that lost its player is read no more', async () => {
  const { person, send, visit, offered, seen, recordings } = await givenSite()
  site.pages.set('/mine', article(words('mine')))
  await send('POST', '/content', { url: `${site.address}/mine` })
  site.pages.set('/theirs', article(words('theirs') + offered))
  await visit('/theirs')
  await doWork(server, person)
  const used = await creditsUsed(server, person)
  expect([await visit('/mine'), await visit('/theirs')]).toEqual([true, true])
  site.pages.set('/mine', article(words('mine, which are others')))
  site.pages.set('/theirs', article(words('theirs, which are others')))
  aheadMs += dayMs + 1
  await visit('/mine')
  await visit('/theirs')
  await doWork(server, person)
  expect(await creditsUsed(server, person)).toBeGreaterThan(used)
  expect(await recordings()).toBe(3)
  expect(await seen()).toMatchObject([
    { path: '/theirs', state: 'failed', error_code: 'audio_native_page_not_offered' },
    { path: '/mine', state: 'read', error_code: null },
  ])
  expect(await visit('/theirs')).toBe(true)
})
