import { ErrorBody } from '@vireo/contracts/kit'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { OEmbed, ShareLink } from '@vireo/contracts/sharing'
import { beforeAll, expect, test } from 'vitest'
import { givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { colourAt, jpegOfTelephone, png, readPng, redAndBlue } from '#voices/pictures/testing.ts'
import { makeVoice } from '#voices/testing.ts'
import { askLink, givenRecording, makeLink, type NewRecording } from '../links/testing.ts'
import { decideAboutLink } from '../reports/decide.ts'

const server = await startTestServer()
const { pool } = server.database
let maker: Teammate
beforeAll(async () => {
  maker = await givenPerson(server)
})

const evil = `<script>alert(1)</script>"'&`
const times = (text: string) => ({
  characters: [...text],
  startMs: [...text].map((_, at) => at * 100),
  endMs: [...text].map((_, at) => at * 100 + 100),
})
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(path, { headers })
  return { answer, html: await answer.text() }
}
const post = (path: string, form: Record<string, string>) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })

test('a stranger reads and hears a recording without a cookie or a script; what is written is only text', async () => {
  await pool.query('update users set public_name = $2 where id = $1', [maker.userId, `Ada ${evil}`])
  await new Promise((resolve) => setTimeout(resolve, 300))
  const text = `Hello ${evil} world`
  const alignments = { original: times(text), normalized: times(text) }
  const itemId = await givenRecording(server, maker, {
    text,
    voice_name: `Nora ${evil}`,
    peaks: [10, 90, 40],
    alignments,
  })
  const { path, share_link: link } = await makeLink(server, itemId, maker)
  const { answer, html } = await page(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^;]+; style-src 'sha256-/u,
  )
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(html.match(/<script/gu)).toHaveLength(1)
  expect(html).toContain('Hello &lt;script&gt;')
  expect(html).toContain('Shared by Ada &lt;script&gt;')
  expect(html).toContain('<span data-at="0">Hello</span>')
  expect(html).toContain(`<audio controls preload="none" src="${path}/audio"`)
  expect(html, 'how long it is stands there before it plays').toMatch(/<time datetime="PT\d+S">\d+:\d\d<\/time><\/p>/)
  expect(html).not.toContain(' download>')
  for (const one of ['og:title', 'og:image', 'og:audio', 'twitter:card', 'application/json+oembed'])
    expect(html).toContain(one)
  expect((await page(path, { 'accept-language': 'de-AT,de;q=0.9' })).html).toContain('<html lang="de">')

  const described = OEmbed.parse(await (await server.fetch(`/share-oembed?url=${encodeURIComponent(link)}`)).json())
  expect(described).toMatchObject({ type: 'link', author_name: `Ada ${evil}`, thumbnail_width: 1200 })
  const asXml = await server.fetch(`/share-oembed?format=xml&url=${encodeURIComponent(link)}`)
  expect([asXml.status, ErrorBody.parse(await asXml.json()).detail.code]).toEqual([501, 'embed_format_unsupported'])
  const picture = await server.fetch(`${path}/picture.png`)
  const file = Buffer.from(await picture.arrayBuffer())
  expect([picture.status, file.subarray(1, 4).toString(), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([
    200,
    'PNG',
    1200,
    630,
  ])
})

test('a page shows the picture that people gave the voice; the drawn face where they gave none', async () => {
  const voice = await makeVoice(server, maker)
  const { path } = await makeLink(server, await givenRecording(server, maker, { voice_id: voice.id }), maker)
  expect((await page(path)).html).toMatch(/<img class="face" alt="" [^>]+ src="data:image\/svg\+xml;base64,/u)
  // However long a title is, all of its lines stand beside the face, and none below it.
  expect((await page(path)).html).toMatch(/<div class="head"><img class="face" [^>]+><div><h1 /u)
  const body = new FormData()
  body.append('picture', new Blob([Uint8Array.from(await jpegOfTelephone(redAndBlue(400, 300)))]), 'me.jpg')
  const given = await server.fetch(`/v1/voices/${voice.id}/picture`, { method: 'POST', headers: maker.bearer, body })
  const { picture_url: url } = voicesEndpoints.setPicture.success.schema.parse(await given.json())
  const file = Buffer.from(await (await server.fetch(url.replace(/^https?:\/\/[^/]+/u, ''))).arrayBuffer())
  // What is remembered of a page is as old as a second.
  await expect
    .poll(async () => (await page(path)).html)
    .toContain(`src="data:image/webp;base64,${file.toString('base64')}"`)
  expect((await page(path)).answer.headers.get('content-security-policy')).toContain("img-src 'self' data:;")
})

test('the picture for other sites shows what people gave the voice, round and where its face is drawn else', async () => {
  const voice = await makeVoice(server, maker)
  const { path } = await makeLink(server, await givenRecording(server, maker, { voice_id: voice.id }), maker)
  const coloursOf = async () => {
    const drawn = await readPng(Buffer.from(await (await server.fetch(`${path}/picture.png`)).arrayBuffer()))
    return [
      ...([
        [110, 180],
        [250, 180],
        [85, 85],
      ] as const),
    ].map(([x, y]) => colourAt(drawn, x, y))
  }
  expect(await coloursOf()).toEqual(['neither', 'neither', 'neither'])
  const body = new FormData()
  body.append('picture', new Blob([png(redAndBlue(400, 300))]), 'me.png')
  await server.fetch(`/v1/voices/${voice.id}/picture`, { method: 'POST', headers: maker.bearer, body })
  await expect.poll(coloursOf).toEqual(['red', 'blue', 'neither'])
})

test('a page says truly how its voice came about, and lets what is written run the way it is read', async () => {
  const htmlOf = async (changes: NewRecording) =>
    (await page((await makeLink(server, await givenRecording(server, maker, changes), maker)).path)).html
  const spoken = await htmlOf({ text: 'مرحبا' })
  expect(spoken).toContain('This voice was made by a computer.')
  expect(spoken).toContain('<h1 dir="auto">مرحبا</h1>')
  const changed = await htmlOf({ source: 'STS', text: null })
  expect(changed).toContain('This voice was changed by a computer.')
  expect(changed).not.toContain('made by a computer')
})

test('sound is answered in parts; opens and plays are counted, probes are not', async () => {
  const itemId = await givenRecording(server, maker)
  const { path } = await makeLink(server, itemId, maker)
  await page(path)
  const hear = (range?: string) => server.fetch(`${path}/audio`, { headers: range ? { range } : {} })
  expect([(await hear('bytes=0-1')).status, await (await hear('bytes=2-4')).text()]).toEqual([206, '234'])
  const whole = await hear('bytes=0-')
  expect([whole.status, whole.headers.get('content-range'), await whole.text()]).toEqual([
    206,
    'bytes 0-9/10',
    '0123456789',
  ])
  expect((await hear('bytes=99-')).status).toBe(416)
  expect(whole.headers.get('cache-control')).toBe('private, no-cache')
  await expect
    .poll(async () => ShareLink.parse(await (await askLink(server, itemId, maker.bearer)).json()), { timeout: 5000 })
    .toMatchObject({ opens: 1, plays: 1 })
  expect((await server.fetch(`${path}/audio?download=1`)).status).toBe(404)
  await makeLink(server, itemId, maker, { may_download: true, may_be_indexed: true })
  const kept = await server.fetch(`${path}/audio?download=1`)
  expect([kept.status, kept.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('recording.mp3'),
  ])
  expect((await page(path)).answer.headers.get('x-robots-tag')).toBeNull()
})

const ends: readonly (readonly [string, (itemId: string, linkId: string) => Promise<unknown>])[] = [
  ['ended', (itemId) => askLink(server, itemId, maker.bearer, 'DELETE')],
  [
    'expired',
    (itemId) =>
      pool.query("update share_links set expires_at = now() - interval '1 s' where history_item_id = $1", [itemId]),
  ],
  ['deleted', (itemId) => server.fetch(`/v1/history/${itemId}`, { method: 'DELETE', headers: maker.bearer })],
  [
    'taken down',
    (_itemId, linkId) => decideAboutLink(server.product.systemContext(), { linkId, decision: 'take-down' }),
  ],
]
test('what was ended, has expired, was deleted, taken down, forged or guessed is one and the same 404', async () => {
  const guessed = await page('/s/abcdefghijklmnopqrstuvwxyzABCDEF')
  expect(guessed.answer.status).toBe(404)
  await Promise.all(
    ends.map(async ([how, end]) => {
      const itemId = await givenRecording(server, maker)
      const { path, share_link_id: linkId } = await makeLink(server, itemId, maker)
      expect((await page(path)).answer.status).toBe(200)
      await end(itemId, linkId)
      await expect.poll(async () => (await server.fetch(`${path}/audio`)).status, { timeout: 3000 }).toBe(404)
      const { answer, html } = await page(path)
      expect([how, answer.status, html]).toEqual([how, 404, guessed.html])
      expect((await server.fetch(`${path}/picture.png`)).status).toBe(404)
      expect((await post(`${path}/report`, { reason: 'other' })).status).toBe(404)
    }),
  )
})

test('behind a password nothing is told or heard; guesses are limited', async () => {
  const itemId = await givenRecording(server, maker, { text: 'A well-kept secret' })
  const { path, share_link: link } = await makeLink(server, itemId, maker, {
    password: 'open it',
    may_be_indexed: true,
  })
  const locked = await page(path)
  expect(locked.html).not.toContain('well-kept')
  expect(locked.answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(await (await server.fetch(`/share-oembed?url=${encodeURIComponent(link)}`)).text()).not.toContain('well-kept')
  for (const part of ['audio', 'audio?key=1.forged', 'picture.png'])
    expect((await server.fetch(`${path}/${part}`)).status).toBe(404)
  const opened = await (await post(path, { password: 'open it' })).text()
  const [, sound = ''] = /<audio [^>]*src="([^"]+)"/u.exec(opened) ?? []
  expect(await (await server.fetch(sound.replaceAll('&amp;', '&'))).text()).toBe('0123456789')
  const wrong = await post(path, { password: 'wrong' })
  const refused = await wrong.text()
  expect([wrong.status, refused]).toEqual([403, expect.stringContaining('That is not the password.')])
  expect(refused).toContain('aria-invalid="true" aria-describedby="problem"')
  for (let guess = 1; guess < 10; guess++) await post(path, { password: 'wrong' })
  expect((await post(path, { password: 'open it' })).status).toBe(429)
  await makeLink(server, itemId, maker, { password: 'another' })
  expect((await server.fetch(sound.replaceAll('&amp;', '&'))).status).toBe(404)
})

test('a report hides nothing; a take-down hides at once, is written down, and only whoever runs the instance undoes it', async () => {
  const itemId = await givenRecording(server, maker)
  const { path, share_link_id: linkId } = await makeLink(server, itemId, maker)
  const sent = await post(`${path}/report`, { reason: 'false_identity', message: evil })
  expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('Your report has been sent.')])
  expect((await post(`${path}/report`, { reason: 'made up' })).status).toBe(422)
  expect((await page(path)).answer.status).toBe(200)
  const open = async () =>
    (
      await pool.query(
        "select r.reason, r.message from share_reports r join share_cases c on c.id = r.share_case_id where r.share_link_id = $1 and c.state = 'open'",
        [linkId],
      )
    ).rows
  expect(await open()).toEqual([{ reason: 'false_identity', message: evil }])
  for (let again = 0; again < 2; again++) await post(`${path}/report`, { reason: 'spam' })
  expect((await post(`${path}/report`, { reason: 'spam' })).status).toBe(429)

  await decideAboutLink(server.product.systemContext(), { linkId, decision: 'take-down' })
  expect([(await page(path)).answer.status, await open()]).toEqual([404, []])
  expect((await askLink(server, itemId, maker.bearer, {})).status).toBe(403)
  await decideAboutLink(server.product.systemContext(), { linkId, decision: 'restore' })
  expect((await page(path)).answer.status).toBe(200)
  const acts = await pool.query(
    "select action from audit_entries where workspace_id = $1 and target_id = $2 and action like 'sharing.link-%' order by id",
    [maker.workspaceId, itemId],
  )
  expect(acts.rows.map(({ action }) => action)).toEqual([
    'sharing.link-created',
    'sharing.link-taken-down',
    'sharing.link-restored',
  ])
})
