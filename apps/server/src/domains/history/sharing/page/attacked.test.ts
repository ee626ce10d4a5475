import { ShareLink } from '@vireo/contracts/sharing'
import { beforeAll, expect, test, vi } from 'vitest'
import { givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { askLink, givenRecording, makeLink } from '../links/testing.ts'
import { findVisited } from './find-visited.ts'

const server = await startTestServer()
let maker: Teammate
beforeAll(async () => {
  maker = await givenPerson(server)
})

const page = async (path: string) => {
  const answer = await server.fetch(path)
  return { answer, html: await answer.text() }
}
const post = (path: string, form: Record<string, string>) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })

test.each(['%00', 'a'.repeat(201), '%E2%80%AE', 'a%20b', '..%2f..%2fv1%2fuser'])(
  'what cannot be the address of a link, %s, is the same 404 as one that is guessed',
  async (token) => {
    const guessed = await page('/s/abcdefghijklmnopqrstuvwxyzABCDEF')
    const forged = await page(`/s/${token}`)
    expect([forged.answer.status, forged.html]).toEqual([404, guessed.html])
    for (const part of ['audio', 'picture.png']) {
      const answer = await server.fetch(`/s/${token}/${part}`)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('share_link_not_found')])
    }
    expect((await post(`/s/${token}`, { password: 'x' })).status).toBe(404)
  },
)

test('a link opens with the slash that people copy behind it', async () => {
  const { path } = await makeLink(server, await givenRecording(server, maker), maker)
  expect((await page(`${path}/`)).answer.status).toBe(200)
})

test('what a title is made of turns nothing around that stands behind it', async () => {
  const itemId = await givenRecording(server, maker, {
    text: 'Good \u202Enight\u2066',
    voice_name: 'Nora \u202Eev\u2067il',
  })
  const { path, share_link: link } = await makeLink(server, itemId, maker)
  const { html } = await page(path)
  expect(html).toContain('<title>Good night – Vireo</title>')
  expect(html).toContain('<p class="facts">Voice: Nora evil · <time')
  const described = await (await server.fetch(`/share-oembed?url=${encodeURIComponent(link)}`)).text()
  expect(described).toContain('"Good night"')
})

test('asking only whether something is there reads nothing, and counts nothing', async () => {
  const itemId = await givenRecording(server, maker)
  const { path } = await makeLink(server, itemId, maker)
  const read = vi.spyOn(server.ports.storage, 'read')
  for (const [part, length] of [
    ['', undefined],
    ['/audio', '10'],
  ] as const) {
    const answer = await server.fetch(`${path}${part}`, { method: 'HEAD', headers: { range: 'bytes=0-' } })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    if (length) expect(answer.headers.get('content-length')).toBe(length)
  }
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
  const known = await server.fetch(`${path}/audio`)
  await known.text()
  const again = await server.fetch(`${path}/audio`, { headers: { 'if-none-match': known.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  await expect
    .poll(async () => ShareLink.parse(await (await askLink(server, itemId, maker.bearer)).json()), { timeout: 5000 })
    .toMatchObject({ opens: 0, plays: 1 })
})

test('guesses, however many, push out no page that is visited', async () => {
  const { path } = await makeLink(server, await givenRecording(server, maker), maker)
  const ctx = server.product.systemContext()
  const token = path.split('/').at(-1) ?? ''
  const first = await findVisited(ctx, token)
  const guesses = Array.from({ length: 100 }, (_, at) => findVisited(ctx, `a guess ${at}`).catch(() => undefined))
  expect(await Promise.all(guesses)).toEqual(guesses.map(() => undefined))
  expect(await findVisited({ ...ctx, now: () => new Date(ctx.now().getTime() - 5000) }, token)).toBe(first)
})

test('guesses at once take a few connections to the database, and leave the others to everybody else', async () => {
  const ctx = server.product.systemContext()
  let [underWay, most] = [0, 0]
  const db = Object.create(ctx.db, {
    maybe: {
      value: async (query: Parameters<typeof ctx.db.maybe>[0]) => {
        most = Math.max(most, ++underWay)
        const row = await ctx.db.maybe(query)
        underWay--
        return row
      },
    },
  }) as typeof ctx.db
  const guesses = Array.from({ length: 200 }, (_, at) => findVisited({ ...ctx, db }, `another guess ${at}`))
  const ended = await Promise.allSettled(guesses)
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
  expect(most).toBe(4)
})
