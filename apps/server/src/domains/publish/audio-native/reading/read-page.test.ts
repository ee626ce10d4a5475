import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { article, doWork, givenDomain, givenProject, playerOf, type Site, startSite } from '../audio-native.testing.ts'
import { readPage } from './read-page.ts'
import { tendPages } from './tend-pages.ts'

const hourMs = 60 * 60 * 1000
let aheadMs = 0
let isBroken = false
const clock = { now: () => new Date(Date.now() + aheadMs) }
let [site, server, owner]: [Site, TestServer, TestPerson] = [] as never
beforeAll(async () => {
  site = await startSite()
  const outbound = createOutbound({ namedHosts: [site.host] })
  const request: typeof outbound.request = (...asked) =>
    isBroken ? Promise.reject(new Error('the network of this machine is away')) : outbound.request(...asked)
  server = await startTestServer({ clock, ports: { outbound: { ...outbound, request } } })
  owner = await server.signUp({ tier: 'creator' })
  await givenDomain(server, owner, '127.0.0.1')
})
afterAll(() => site.close())

const words = (what: string) =>
  `<p>They fall, and they fall, and nobody looks at ${what} while they do so in the garden.</p>`.repeat(5)
const canonical = (path: string) => `<link rel="canonical" href="${site.address}${path}">`

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { ...owner.headers, ...(body && { 'content-type': 'application/json' }) }
  const answer = await server.fetch(`/v1/audio-native${path}`, { method, headers, body: body && JSON.stringify(body) })
  return answer.json()
}
const read = async (path: string) => {
  await ask('POST', '/content', { url: `${site.address}${path}` })
  await doWork(server, owner)
}
const heardOn = async (id: string, path: string) => {
  const html = await (await server.fetch(`/audio-native/${id}?page=${site.address}${path}`)).text()
  const at = /data-words="([^"]+)"/u.exec(html)?.[1]
  return at === undefined ? 'nothing' : (await (await server.fetch(at)).text()).replaceAll(/[^a-z ]/giu, ' ')
}

test('no page puts its own words where another one is heard, whatever it says its address is', async () => {
  const { project_id: id } = await givenProject(server, owner)
  site.pages.set('/victim', article(words('pears') + playerOf(id), canonical('/victim')))
  await read('/victim')
  expect(await heardOn(id, '/victim')).toContain('pears')
  site.pages.set('/evil', article(words('poison') + playerOf(id), canonical('/victim')))
  await read('/evil')
  expect(await heardOn(id, '/victim')).not.toContain('poison')
  expect(await heardOn(id, '/evil')).toContain('pears')
  // Nor by another query, or by the word of a page that does not say the same.
  site.pages.set('/claimed', article(words('plums') + playerOf(id), canonical('/elsewhere')))
  site.pages.set('/claims', article(words('poison') + playerOf(id), canonical('/claimed')))
  await read('/claimed')
  await read('/claims')
  expect(await heardOn(id, '/claimed')).toContain('plums')
  expect(await heardOn(id, '/claims')).toContain('poison')
})

test('a page whose reading fails again and again, or was lost, says so and is read again when somebody visits it', async () => {
  const { project_id: id } = await givenProject(server, owner)
  site.pages.set('/later', article(words('later') + playerOf(id)))
  const state = async () => {
    const { rows } = await server.database.pool.query(
      'select id, state, error_code from audio_native_pages where project_id = $1',
      [id],
    )
    return rows[0]
  }
  const visit = () => server.fetch(`/audio-native/${id}`, { headers: { referer: `${site.address}/later` } })
  const ctx = server.product.systemContext(owner.workspaceId)
  await visit()
  await doWork(server, owner)
  expect(await state()).toMatchObject({ state: 'read' })
  isBroken = true
  aheadMs += 25 * hourMs
  await visit()
  const { id: pageId } = await state()
  await expect(readPage(ctx, { pageId, converts: true })).rejects.toThrow('away')
  expect(await state()).toMatchObject({ state: 'reading' })
  await readPage(ctx, { pageId, converts: true, isLastAttempt: true })
  expect(await state()).toMatchObject({ state: 'failed', error_code: 'service_unavailable' })
  await server.database.pool.query("update jobs set state = 'failed' where workspace_id = $1", [owner.workspaceId])
  isBroken = false
  aheadMs += 2 * hourMs
  await visit()
  expect(await state()).toMatchObject({ state: 'reading' })
  // The process ended beneath it, again and again.
  await server.database.pool.query("update jobs set state = 'failed' where workspace_id = $1", [owner.workspaceId])
  aheadMs += 7 * hourMs
  await tendPages(server.product.systemContext())
  expect(await state()).toMatchObject({ state: 'failed', error_code: 'service_unavailable' })
  aheadMs += 2 * hourMs
  await visit()
  await doWork(server, owner)
  expect(await state()).toMatchObject({ state: 'read', error_code: null })
})
