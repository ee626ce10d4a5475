import { ErrorBody } from '@vireo/contracts/kit'
import { OwnProfile, ProfilePublishedWorks, PublicProfile } from '@vireo/contracts/profiles'
import { beforeAll, expect, test } from 'vitest'
import { forgetPages } from '#sharing'
import { askLink, givenRecording, makeLink } from '#sharing/links/testing.ts'
import { askAs, givenSpoken, givenWork, release, soundAt } from '#publishing/publishing.testing.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenPublished } from '#voice-library/testing.ts'
import { setTakenDown } from '../moderation/set-taken-down.ts'
import { change, freshHandle, givenProfile } from '../testing.ts'
import { findShown } from './find-shown.ts'

const server = await startTestServer()
const { pool } = server.database
let ada: Teammate
beforeAll(async () => {
  ada = await givenPerson(server, 'enterprise')
})

const evil = `<script>alert(1)</script>"'&`
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(path, { headers, redirect: 'manual' })
  return { answer, html: await answer.text() }
}
const codeOf = async (answer: Response) => {
  const read = ErrorBody.safeParse(await answer.json())
  return read.success ? read.data.detail.code : answer.status
}
const nowhere = async () => page(`/@${freshHandle()}`)

test('a stranger reads a profile without a cookie or a script; markup in every field is only text', async () => {
  const itemId = await givenRecording(server, ada, { text: `Song ${evil}`, voice_name: `Nora ${evil}`, peaks: [9, 80] })
  const { path: shared } = await makeLink(server, itemId, ada)
  const voice = await givenPublished(server, ada, { name: `Zoe ${evil}`, description: `Calm ${evil}` })
  const { path, handle } = await givenProfile(server, ada, {
    name: `Ada ${evil}`,
    bio: `I write.\n${evil}`,
    links: [{ label: `Site ${evil}`, url: 'https://www.ada.example/"><script>' }],
    voice_ids: [voice.voice_id],
    history_item_ids: [itemId],
  })
  const { answer, html } = await page(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/u)
  expect(policy).not.toMatch(/script-src|unsafe|allow-(?!forms)/u)
  // The form by which it is reported, and nothing else.
  expect(policy).toMatch(/form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms$/u)
  expect(html).not.toContain('<script')
  for (const text of ['Ada &lt;script&gt;', 'I write.\n&lt;script&gt;', 'Site &lt;script&gt;', 'Song &lt;script&gt;'])
    expect(html).toContain(text)
  for (const text of ['Nora &lt;script&gt;', 'Zoe &lt;script&gt;', 'Calm &lt;script&gt;']) expect(html).toContain(text)
  expect(html).toContain('<a href="https://www.ada.example/%22%3E%3Cscript%3E" rel="nofollow ugc noopener">')
  expect(html, 'the site stands beside what it is called').toContain('<span>ada.example</span>')
  expect(html).toContain(`<audio controls preload="none" src="${shared}/audio"`)
  expect(html).toContain(`/v1/shared-voices/${voice.public_owner_id}/${voice.voice_id}/preview"`)
  expect(html.match(/ style="/gu)).toBeNull()
  for (const one of ['og:type" content="profile', 'og:title', 'og:url', `profile:username" content="${handle}"`])
    expect(html).toContain(one)
  expect((await page(path, { 'accept-language': 'de-AT' })).html).toContain('<html lang="de">')
  const told = PublicProfile.parse(await (await server.fetch(`/profile/${handle}`)).json())
  expect(told).toEqual({
    handle,
    public_user_id: voice.public_owner_id,
    name: `Ada ${evil}`,
    bio: `I write.\n${evil}`,
    profile_picture: null,
  })
})

test('no text turns around what stands behind it, and no name hides that it does', async () => {
  const turning = 'Good \u202Enight'
  for (const wanted of [{ name: turning }, { bio: turning }, { links: [{ label: turning, url: 'https://a.example' }] }])
    expect(await codeOf(await change(server, ada, wanted))).toBe(422)
  const { path } = await givenProfile(server, ada)
  await pool.query('update profiles set name = $2, bio = $2 where user_id = $1', [ada.userId, turning])
  forgetPages(server.product.systemContext())
  const { html } = await page(path)
  expect(html).toContain('<h1 dir="auto">Good night</h1>')
  expect(html).not.toContain('\u202E')
})

test.each([
  'javascript:alert(1)',
  'http://ada.example',
  'https://ada:secret@ada.example',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]',
  'data:text/html,x',
  '//ada.example',
  'ada.example',
  '',
])('%s can be no link of a profile', async (url) => {
  expect(await codeOf(await change(server, ada, { links: [{ label: 'Site', url }] }))).toBe('profile_link_invalid')
})

test('search engines list a page only where its owner says so', async () => {
  const { path } = await givenProfile(server, ada)
  expect((await page(path)).html).toContain('<meta name="robots" content="noindex, nofollow">')
  await change(server, ada, { may_be_indexed: true })
  const { answer, html } = await page(path)
  expect([answer.headers.get('x-robots-tag'), html.includes('robots')]).toEqual([null, false])
})

test('what is hidden, taken down, unknown, forged or impossible is one and the same 404', async () => {
  const unknown = await nowhere()
  expect(unknown.answer.status).toBe(404)
  const hidden = await givenProfile(server, await givenPerson(server), { is_public: false })
  const downed = await givenProfile(server, await givenPerson(server))
  const ctx = server.product.systemContext()
  expect((await page(downed.path)).answer.status).toBe(200)
  await setTakenDown(ctx, { handle: downed.handle, isDown: true })
  const forged = ['/@%00', `/@${'a'.repeat(200)}`, '/@%E2%80%AE', '/@a%20b', '/@..%2f..%2fv1%2fuser', '/@ab']
  for (const path of [hidden.path, downed.path, ...forged]) {
    const { answer, html } = await page(path)
    expect([path, answer.status, html]).toEqual([path, 404, unknown.html])
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const told = await server.fetch(path.replace('/@', '/profile/'))
    expect([path, told.status, await codeOf(told)]).toEqual([path, 404, 'profile_not_found'])
  }
  await setTakenDown(ctx, { handle: downed.handle, isDown: false })
  expect((await page(downed.path)).answer.status).toBe(200)
})

test('visible at once, gone at once', async () => {
  const { path } = await givenProfile(server, ada, { bio: 'Before' })
  expect((await page(path)).html).toContain('Before')
  await change(server, ada, { bio: 'After' })
  expect((await page(path)).html).toContain('After')
  await change(server, ada, { is_public: false })
  expect((await page(path)).answer.status).toBe(404)
  await change(server, ada, { is_public: true })
  expect((await page(path)).answer.status).toBe(200)
})

type Ends = (given: { readonly itemId: string; readonly linkId: string }) => Promise<unknown>
const ends: readonly (readonly [string, Ends])[] = [
  ['is ended', ({ itemId }) => askLink(server, itemId, ada.bearer, 'DELETE')],
  ['is put behind a password', ({ itemId }) => makeLink(server, itemId, ada, { password: 'open it' })],
  [
    'has expired',
    ({ itemId }) =>
      pool.query("update share_links set expires_at = now() - interval '1 s' where history_item_id = $1", [itemId]),
  ],
  ['is deleted', ({ itemId }) => server.fetch(`/v1/history/${itemId}`, { method: 'DELETE', headers: ada.bearer })],
  ['is taken down', ({ linkId }) => pool.query('update share_links set taken_down_at = now() where id = $1', [linkId])],
]
test.each(ends)('a recording whose link %s leaves the page', async (_, end) => {
  const itemId = await givenRecording(server, ada, { text: 'A song' })
  const { share_link_id: linkId, path: shared } = await makeLink(server, itemId, ada)
  const { path } = await givenProfile(server, ada, { history_item_ids: [itemId] })
  expect((await page(path)).html).toContain(shared)
  await end({ itemId, linkId })
  await expect.poll(async () => (await page(path)).html).not.toContain(shared)
  // Nothing comes back by itself under another address.
  await makeLink(server, itemId, ada).catch(() => undefined)
  forgetPages(server.product.systemContext())
  if (_ === 'is ended') expect((await page(path)).html).not.toContain('A song')
})

test('a voice that is taken back or deleted leaves the page', async () => {
  const [taken, deleted] = [
    await givenPublished(server, ada, { name: 'Taken back' }),
    await givenPublished(server, ada, { name: 'Deleted' }),
  ]
  const { path } = await givenProfile(server, ada, { voice_ids: [deleted.voice_id, taken.voice_id] })
  const { html } = await page(path)
  expect(html.indexOf('Deleted'), 'in the order in which they were chosen').toBeLessThan(html.indexOf('Taken back'))
  await server.fetch(`/v1/voices/${taken.voice_id}/publication`, { method: 'DELETE', headers: ada.bearer })
  const gone = await server.fetch(`/v1/voices/${deleted.voice_id}`, { method: 'DELETE', headers: ada.bearer })
  expect([gone.status, await gone.text()]).toEqual([200, expect.any(String)])
  await expect.poll(async () => (await page(path)).html).not.toMatch(/Taken back|Deleted/u)
})

test('a released work stands there once its owner chose it, and is gone at once when it is unchosen or taken back', async () => {
  const colleague = await givenTeammate(server, ada, 'admin')
  const item = await givenSpoken(server, ada, 'A walk.', { sound: soundAt(-18, 1500) })
  const begun = await givenWork(server, ada, [item], { title: `Two ${evil}` })
  const { work_id: id } = begun
  const chosen = (who: Teammate) => change(server, who, { work_ids: [id] }).then(codeOf)
  expect(await chosen(ada), 'not released yet').toBe('published_work_not_found')
  await release(server, ada, id)
  const listed = async (who: Teammate) =>
    ProfilePublishedWorks.parse((await call(server, who, 'GET', '/v1/profile/published-works')).body).works
  expect(await listed(ada)).toEqual([
    {
      work_id: id,
      kind: 'audiobook',
      title: `Two ${evil}`,
      author: 'Ada',
      url: expect.stringMatching(new RegExp(`/library/${id}$`, 'u')),
      cover_url: expect.stringMatching(new RegExp(`/library/${id}/cover.jpg$`, 'u')),
    },
  ])
  for (const who of [colleague, await givenPerson(server)])
    expect([await listed(who), await chosen(who)]).toEqual([[], 'published_work_not_found'])

  const { path } = await givenProfile(server, ada)
  const isShown = async () => (await page(path)).html.includes(`<a href="/library/${id}">`)
  expect(await isShown(), 'released is not chosen').toBe(false)
  expect(await chosen(ada)).toBe(200)
  const { html } = await page(path)
  expect(html).toContain(`<img src="/library/${id}/cover.jpg" width="160" height="160" loading="lazy" alt="">`)
  for (const text of ['Two &lt;script&gt;', 'An audiobook · By Ada']) expect(html).toContain(text)
  expect((await server.fetch(`/library/${id}/cover.jpg`)).status).toBe(200)
  await change(server, ada, { work_ids: [] })
  expect(await isShown()).toBe(false)

  await chosen(ada)
  // What was chosen elsewhere takes no place from what its owner sees of this workspace.
  await pool.query(
    `insert into profile_published_works select $1, $2, 'elsewhere-' || n, now(), -1 from generate_series(1, 24) n`,
    [ada.userId, (await givenPerson(server)).workspaceId],
  )
  const own = OwnProfile.parse((await call(server, ada, 'GET', '/v1/profile')).body)
  expect(own.published_works.map(({ work_id }) => work_id)).toEqual([id])
  await pool.query("delete from profile_published_works where work_id like 'elsewhere-%'")
  expect(await isShown()).toBe(true)
  await askAs(server, ada, ['POST', `/${id}/withdraw`])
  expect([await isShown(), await chosen(ada)]).toEqual([false, 'published_work_not_found'])
  expect(OwnProfile.parse((await call(server, ada, 'GET', '/v1/profile')).body).published_works).toEqual([])
  await pool.query(
    `insert into publishing_editions select (jsonb_populate_record(one,
       jsonb_build_object('id', one.id || '2', 'number', 2, 'state', 'live', 'ended_at', null))).*
     from publishing_editions one where one.work_id = $1`,
    [id],
  )
  forgetPages(server.product.systemContext())
  expect(await isShown(), 'released again, it does not come back by itself').toBe(false)
  await chosen(ada)
  expect(await isShown()).toBe(true)
  // Whose it became chooses for themselves.
  await pool.query('update publishing_works set user_id = $2 where id = $1', [id, colleague.userId])
  forgetPages(server.product.systemContext())
  expect(await isShown()).toBe(false)
})

test('what belongs to others cannot be chosen, nor what is not public', async () => {
  const colleague = await givenTeammate(server, ada, 'admin')
  const stranger = await givenPerson(server, 'enterprise')
  const itemId = await givenRecording(server, ada)
  const published = await givenPublished(server, ada)
  const chosen = (who: Teammate, wanted: object) => change(server, who, wanted).then(codeOf)
  expect(await chosen(ada, { history_item_ids: [itemId] })).toBe('share_link_not_found')
  await makeLink(server, itemId, ada)
  for (const who of [stranger, colleague]) {
    expect(await chosen(who, { history_item_ids: [itemId] })).toBe('share_link_not_found')
    expect(await chosen(who, { voice_ids: [published.voice_id] })).toBe('voice_not_found')
  }
  expect(await chosen(ada, { history_item_ids: [itemId], voice_ids: [published.voice_id] })).toBe(200)
})

test('guesses at once take a few connections to the database, and push out no page that is visited', async () => {
  const { handle } = await givenProfile(server, ada)
  const ctx = server.product.systemContext()
  const first = await findShown(ctx, handle)
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
  const guesses = await Promise.all(Array.from({ length: 200 }, (_, at) => findShown({ ...ctx, db }, `guess-${at}`)))
  expect([guesses.every((one) => one === undefined), most]).toEqual([true, 4])
  expect(await findShown({ ...ctx, now: () => new Date(ctx.now().getTime() - 5000) }, handle)).toBe(first)
})
