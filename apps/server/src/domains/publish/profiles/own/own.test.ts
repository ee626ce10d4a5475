import { ErrorBody } from '@vireo/contracts/kit'
import { OwnProfile, ProfileWorks, profilesEndpoints } from '@vireo/contracts/profiles'
import { beforeAll, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { givenRecording, makeLink } from '#sharing/links/testing.ts'
import { runCommand } from '#test/run-command.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenPublished } from '#voice-library/testing.ts'
import { png, redAndBlue, readWebp } from '#voices/pictures/testing.ts'
import { profilesCommands } from '../commands.ts'
import { profilesHolding } from '../holding.ts'
import { removeFiles, removeFilesJob } from '../picture/remove-files-job.ts'
import { change, freshHandle, givenProfile } from '../testing.ts'

const server = await startTestServer()
const { pool } = server.database
let ada: Teammate
beforeAll(async () => {
  ada = await givenPerson(server, 'enterprise')
})

const outcomeOf = async (answer: Response) => {
  const read = ErrorBody.safeParse(await answer.json())
  return read.success ? read.data.detail.code : answer.status
}
const read = async (person: Teammate) => OwnProfile.parse((await call(server, person, 'GET', '/v1/profile')).body)
const give = (person: Teammate, file: Uint8Array) => {
  const body = new FormData()
  body.append('picture', new Blob([Uint8Array.from(file)]), 'me.png')
  return server.fetch('/v1/profile/picture', { method: 'POST', headers: person.bearer, body })
}
const urlOf = async (answer: Response) =>
  profilesEndpoints.setPicture.success.schema.parse(await answer.json()).picture_url.replace(/^https?:\/\/[^/]+/u, '')
const filesOf = async ({ userId }: Teammate) => {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list(`profiles/${userId}/`)) keys.push(key)
  return keys
}
/** Does what waits in the queue: takes away the files that are no longer wanted. */
const tidyUp = async () => {
  const { rows } = await pool.query<{ payload: unknown }>(
    "select payload from jobs where name = 'profiles.remove-files'",
  )
  for (const { payload } of rows)
    await removeFiles(server.product.systemContext(), removeFilesJob.payload.parse(payload))
}

test('a profile is off and empty until its person shows it, with a proven address, a handle and a name', async () => {
  const person = await givenPerson(server)
  expect(await read(person)).toEqual({
    handle: null,
    name: null,
    bio: '',
    links: [],
    picture_url: null,
    is_public: false,
    may_be_indexed: false,
    is_taken_down: false,
    page_url: null,
    former_handles: [],
    voices: [],
    works: [],
    published_works: [],
  })
  const outcome = (wanted: object) => change(server, person, wanted).then(outcomeOf)
  expect(await outcome({ is_public: true })).toBe('profile_incomplete')
  const handle = freshHandle()
  expect(await outcome({ handle, bio: '  I read\r\nand write. ' })).toBe(200)
  expect(await outcome({ is_public: true })).toBe('profile_incomplete')
  await pool.query('update users set email_verified_at = null where id = $1', [person.userId])
  await expect.poll(() => outcome({ name: 'Ada', is_public: true })).toBe('email_not_verified')
  await pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  await expect.poll(() => outcome({ name: 'Ada', is_public: true })).toBe(200)
  expect(await read(person)).toMatchObject({ handle, bio: 'I read\nand write.', is_public: true })
  const acts = await pool.query('select action from audit_entries where target_id = $1 order by id', [person.userId])
  expect(acts.rows.map(({ action }) => action).filter((one) => one.startsWith('profiles.'))).toEqual([
    'profiles.changed',
    'profiles.changed',
    'profiles.shown',
  ])
})

test('a change that is refused changes nothing', async () => {
  const person = await givenPerson(server)
  const before = await givenProfile(server, person)
  const outcome = (wanted: object) => change(server, person, wanted).then(outcomeOf)
  expect(await outcome({ bio: 'New', voice_ids: ['nobody'] })).toBe('voice_not_found')
  expect(await outcome({ bio: 'New', handle: 'admin' })).toBe('profile_handle_reserved')
  expect(await outcome({ bio: 'x'.repeat(501) })).toBe(422)
  const links = Array.from({ length: 6 }, () => ({ label: 'x', url: 'https://a.example' }))
  expect(await outcome({ links })).toBe(422)
  expect(await read(person)).toMatchObject({ bio: '', handle: before.handle })
})

test('what may stand on a profile is listed: published voices, and recordings that everybody hears', async () => {
  const voice = await givenPublished(server, ada, { name: 'Zephyr' })
  const items = [
    await givenRecording(server, ada),
    await givenRecording(server, ada),
    await givenRecording(server, ada),
  ]
  for (const item of items) await makeLink(server, item, ada)
  await makeLink(server, await givenRecording(server, ada), ada, { password: 'open it' })
  const voices = await call(server, ada, 'GET', '/v1/profile/voices')
  expect(voices.body).toMatchObject({ voices: [{ voice_id: voice.voice_id, name: 'Zephyr' }] })
  const page = async (query: string) =>
    ProfileWorks.parse((await call(server, ada, 'GET', `/v1/profile/works?page_size=2${query}`)).body)
  const newest = await page('')
  const oldest = await page(`&cursor=${newest.next_cursor}`)
  expect([...newest.works, ...oldest.works].map((work) => work.history_item_id)).toEqual(items.toReversed())
  expect(oldest.next_cursor).toBeNull()
  expect((await call(server, ada, 'GET', '/v1/profile/works?cursor=')).code).toBe('invalid_cursor')
  expect((await call(server, ada, 'GET', '/v1/profile/works?page_size=0')).code).toBe('invalid_page_size')
  const stranger = await givenPerson(server)
  expect((await call(server, stranger, 'GET', '/v1/profile/works')).body).toMatchObject({ works: [] })
  await givenProfile(server, ada, { history_item_ids: [items[1], items[0]], voice_ids: [voice.voice_id] })
  expect(await read(ada)).toMatchObject({
    works: [{ history_item_id: items[1] }, { history_item_id: items[0] }],
    voices: [{ voice_id: voice.voice_id }],
  })
})

test('a picture is written anew, seen by its owner alone while the profile is hidden, and gone with it', async () => {
  const person = await givenPerson(server)
  const url = await urlOf(await give(person, png(redAndBlue(200, 100))))
  const [path = ''] = url.split('?')
  const seen = async (address: string) => (await server.fetch(address)).status
  expect([await seen(url), await seen(path), await seen(`${path}?key=forged`)]).toEqual([200, 404, 404])
  const { handle } = await givenProfile(server, person)
  const shown = await server.fetch(path)
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ])
  expect(await readWebp(Buffer.from(await shown.arrayBuffer()))).toMatchObject({ width: 100, height: 100 })
  expect(await (await server.fetch(`/@${handle}`)).text()).toContain(`<img src="${path}"`)
  await change(server, person, { is_public: false })
  expect(await seen(path)).toBe(404)
  await change(server, person, { is_public: true })
  const other = await urlOf(await give(person, png(redAndBlue(100, 100))))
  expect([await seen(path), await seen(other.split('?')[0] ?? '')]).toEqual([404, 200])
  await tidyUp()
  expect(await filesOf(person)).toHaveLength(1)
  expect(await outcomeOf(await server.fetch('/v1/profile/picture', { method: 'DELETE', headers: person.bearer }))).toBe(
    200,
  )
  expect([await seen(other), (await read(person)).picture_url]).toEqual([404, null])
  await tidyUp()
  expect(await filesOf(person)).toEqual([])
})

test.each([
  ['text', Buffer.from('<svg onload="alert(1)"/>'.repeat(9)), 'picture_type_not_supported'],
  ['a bomb', png(redAndBlue(64, 64), { stated: [30_000, 30_000] }), 'picture_too_large'],
  ['a speck', png(redAndBlue(8, 8)), 'picture_too_small'],
  ['half a picture', png(redAndBlue(200, 200)).subarray(0, 120), 'picture_unreadable'],
  ['a film', png(redAndBlue(64, 64), { more: [['acTL', Buffer.alloc(8)]] }), 'picture_animated'],
] as const)('%s is no picture of a profile', async (_, file, code) => {
  expect(await outcomeOf(await give(ada, file))).toBe(code)
})

test('a profile is taken along, its choices end where somebody leaves, and it goes with its account', async () => {
  const person = await givenPerson(server, 'enterprise')
  await give(person, png(redAndBlue(100, 100)))
  const itemId = await givenRecording(server, person)
  await makeLink(server, itemId, person)
  const { path, handle } = await givenProfile(server, person, { history_item_ids: [itemId], bio: 'I write.' })
  const ctx = server.product.systemContext(person.workspaceId)
  const subject = { userId: person.userId, workspaceId: person.workspaceId }
  const taken = []
  for await (const file of profilesHolding.files(ctx, subject)) taken.push(file)
  expect(taken).toMatchObject([
    {
      path: 'profiles/profile.json',
      json: { profile: { bio: 'I write.' }, handles: [{ handle }], works: [{ history_item_id: itemId }] },
    },
    { path: 'profiles/picture.webp' },
  ])
  expect(JSON.stringify(taken)).not.toContain('digest')
  await transaction(ctx, (ctx) => profilesHolding.depart?.(ctx, { ...subject, heirId: null }) ?? Promise.resolve())
  expect((await read(person)).works).toEqual([])
  const deleted = await call(server, person, 'POST', '/v1/user/deletion', { email: person.email })
  expect(deleted.status).toBe(200)
  await expect.poll(async () => (await server.fetch(path)).status).toBe(404)
  for (let time = 0; time < 2; time++)
    await transaction(ctx, (ctx) => profilesHolding.erase?.(ctx, subject) ?? Promise.resolve())
  await tidyUp()
  expect(await filesOf(person)).toEqual([])
})

test('the operator takes a profile down and restores it; its owner cannot show it meanwhile', async () => {
  const person = await givenPerson(server)
  const { handle, path } = await givenProfile(server, person)
  const vireo = (...args: string[]) => runCommand(server, profilesCommands, 'profiles', ...args)
  const status = async () => (await server.fetch(path)).status
  expect(await vireo('take-down', `@${handle}`)).toMatch(/taken_down +20/u)
  expect([await status(), (await read(person)).is_taken_down]).toEqual([404, true])
  expect(await outcomeOf(await change(server, person, { is_public: true }))).toBe('profile_taken_down')
  expect(await outcomeOf(await change(server, person, { is_public: false }))).toBe(200)
  expect(await vireo('restore', handle)).toMatch(/taken_down +no/u)
  await vireo('restore', handle)
  expect(await status()).toBe(404)
  await change(server, person, { is_public: true })
  expect(await status()).toBe(200)
  await expect(vireo('take-down', 'nobody-at-all')).rejects.toMatchObject({ code: 'profile_not_found' })
  const acts = await pool.query(
    "select action from audit_entries where workspace_id = $1 and action in ('profiles.taken-down', 'profiles.restored') order by id",
    [person.workspaceId],
  )
  expect(acts.rows.map(({ action }) => action)).toEqual(['profiles.taken-down', 'profiles.restored'])
})
