import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { article, doWork, givenDomain, givenProject, playerOf, type Site, startSite } from '../audio-native.testing.ts'

let [site, server, owner]: [Site, TestServer, TestPerson] = [] as never
beforeAll(async () => {
  site = await startSite()
  server = await startTestServer({ ports: { outbound: createOutbound({ namedHosts: [site.host] }) } })
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
