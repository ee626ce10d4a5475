import { expect, test } from 'vitest'
import { givenPerson } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenRecording, makeLink } from '../../src/domains/history/sharing/links/testing.ts'

const contentUrl = new URL('http://contents.example.test')
const server = await startTestServer({ settings: { contentUrl } })

const at = (host: string, url: string) => server.product.app.inject({ url, headers: { host } })

test('what people share is addressed on the origin of contents, is there, and leads back to the product', async () => {
  const owner = await givenPerson(server, 'creator')
  const itemId = await givenRecording(server, owner)
  const { share_link: link } = await makeLink(server, itemId, owner)
  const { origin, pathname } = new URL(link)
  expect(origin).toBe(contentUrl.origin)
  const page = await at(contentUrl.host, pathname)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('href="http://127.0.0.1:8080/"')
  expect(page.body).toContain(`content="${contentUrl.origin}/s/`)
  expect((await at(contentUrl.host, `${pathname}/audio`)).statusCode).toBe(200)
  // A link from before there was such an origin still leads somewhere.
  expect((await at('127.0.0.1:8080', pathname)).statusCode).toBe(200)
})

test.each(['/', '/app/home', '/v1/user', '/v1/models', '/health', '/docs', '/v1/voices/x/settings', '/nowhere'])(
  'the origin of contents has nothing else: %s',
  async (url) => {
    for (const host of [
      'contents.example.test',
      'CONTENTS.example.test',
      'contents.example.test:8443',
      'contents.example.test.',
    ]) {
      const answer = await at(host, url)
      expect([answer.statusCode, answer.json().detail?.code]).toEqual([404, 'route_not_found'])
    }
  },
)

test('where there is no such origin, one host answers everything', async () => {
  const usual = await startTestServer()
  const answer = await usual.product.app.inject({ url: '/v1/models', headers: { host: '127.0.0.1:8080' } })
  expect(answer.statusCode).toBe(401)
})
