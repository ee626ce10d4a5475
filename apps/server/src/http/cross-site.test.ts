import type { Endpoint } from '@vireo/contracts/kit'
import { expect, it } from 'vitest'
import { startTestServer } from '../../test/test-server.ts'
import { givenBrowser } from '#identity/testing.ts'
import { allEndpoints } from './declared/all-endpoints.ts'
import { isForOwnPages } from './own-origin.ts'

const server = await startTestServer()

/** What a page of another site can make a browser send: its cookie, its own origin, and no header of ours. */
const forged = (cookie: string) => ({
  cookie,
  origin: 'https://elsewhere.test',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'no-cors',
  'content-type': 'text/plain',
})

const guarded = allEndpoints().filter((endpoint) => endpoint.access !== 'public')
const call = (endpoint: Endpoint, headers: Record<string, string>) =>
  server.fetch(endpoint.path.replaceAll(/:\w+/g, 'x'), { method: endpoint.method, headers })

it('another site can make a browser do nothing with its cookie, on any route', async () => {
  const { cookie } = await givenBrowser(server.product.systemContext())
  const answers = await Promise.all(
    guarded.map(async (endpoint) => [endpoint.id, (await call(endpoint, forged(cookie))).status]),
  )
  expect(answers.filter(([, status]) => status !== 401 && status !== 403)).toEqual([])
  const { rowCount } = await server.database.pool.query('select from sessions')
  expect(rowCount).toBe(1)
})

it('routes that read or set the cookie let no other site read their answer', async () => {
  for (const endpoint of allEndpoints().filter(isForOwnPages)) {
    const answer = await call(endpoint, { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' })
    expect([endpoint.id, answer.status]).toEqual([endpoint.id, 403])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})
