import { beforeAll, expect, test } from 'vitest'
import { setSafety } from '#voices/safety/index.ts'
import { givenPublished } from '#voice-library/testing.ts'
import { givenPerson } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const read = async (query = '') => (await server.fetch(`/voice-library${query}`)).text()
const namesIn = (html: string) => [...html.matchAll(/<h3 class="who"[^>]*><a [^>]*>([^<]+)</gu)].map(([, name]) => name)
let voiceId: string
beforeAll(async () => {
  const ada = await givenPerson(server, 'enterprise')
  const voice = await givenPublished(server, ada, { name: 'Zoe <b>', description: 'Calm <script>' })
  voiceId = voice.voice_id
})

test('a stranger finds published voices and those of the house, and hears each', async () => {
  const html = await read()
  expect(namesIn(html)).toEqual(expect.arrayContaining(['Zoe &lt;b&gt;', 'Clara']))
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/u)
  const [, preview = ''] = /src="(\/v1\/shared-voices\/[^"]+\/preview)"/u.exec(html) ?? []
  const heard = await server.fetch(preview)
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
})

test('a search finds by name, accent and language; what cannot be meant is as if it were absent', async () => {
  expect(namesIn(await read('?search=scottish+lively'))).toEqual(expect.arrayContaining([expect.any(String)]))
  expect(namesIn(await read('?search=zoe'))).toContain('Zoe &lt;b&gt;')
  expect(namesIn(await read('?language=fi')).length).toBe(2)
  expect(await read('?search=nothing-is-called-so')).toContain('No voice fits this search.')
  expect(await read('?search=%22%3E%3Cscript%3E')).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(namesIn(await read('?language=../x&page=-1'))).toEqual(namesIn(await read()))
})

test('pages lead on and back, and no voice comes twice', async () => {
  const seen: (string | undefined)[] = []
  let address: string | undefined = ''
  for (let at = 0; at < 12 && address !== undefined; at++) {
    const html = await read(address)
    seen.push(...[...html.matchAll(/<audio [^>]*src="([^"]+)"/gu)].map(([, source]) => source))
    address = /rel="next" href="\/voice-library(\?[^"]+)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(seen.length).toBeGreaterThan(100)
  expect(new Set(seen).size).toBe(seen.length)
})

test('a voice that the operator blocked is not there', async () => {
  await setSafety(server.product.systemContext(), { voiceId, control: 'BAN' })
  expect(namesIn(await read('?search=zoe'))).not.toContain('Zoe &lt;b&gt;')
})
