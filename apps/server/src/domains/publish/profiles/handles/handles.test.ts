import { api } from '@vireo/contracts'
import { screens } from '@vireo/contracts/kit'
import { CheckedHandle, OwnProfile } from '@vireo/contracts/profiles'
import { User } from '@vireo/contracts/users'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { profilesHolding } from '../holding.ts'
import { change, freshHandle, givenProfile } from '../testing.ts'
import { isReserved, readHandle } from './handle-rules.ts'

const server = await startTestServer()
const { pool } = server.database

const codeOf = async (answer: Response) => {
  const { detail } = (await answer.json()) as { detail?: { code: string } }
  return detail?.code ?? answer.status
}
const rename = async (person: Teammate, handle: string) => codeOf(await change(server, person, { handle }))
const check = async (person: Teammate, handle: string) =>
  CheckedHandle.parse(
    await (await server.fetch(`/v1/profile/handles/${encodeURIComponent(handle)}`, { headers: person.bearer })).json(),
  )
const visit = async (path: string) => {
  const answer = await server.fetch(path, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}
const letPass = (days: number) =>
  pool.query("update profile_handles set former_until = former_until - $1 * interval '1 day'", [days])

test.each([
  ['three characters', 'a-1', 'a-1'],
  ['thirty characters', 'a'.repeat(30), 'a'.repeat(30)],
  ['capitals, which are small letters', 'Ada_Lovelace-1815', 'ada_lovelace-1815'],
  ['two characters', 'ab', undefined],
  ['thirty-one characters', 'a'.repeat(31), undefined],
  ['nothing', '', undefined],
  ['a space', 'ada lovelace', undefined],
  ['a line after it', 'ada\n', undefined],
  ['an accent', 'adá', undefined],
  ['a Cyrillic letter that looks Latin', 'аda', undefined],
  ['the Kelvin sign, whose small letter is k', 'a\u212Aa', undefined],
  ['the long s, whose capital is S', 'aſa', undefined],
  ['a dot', 'ada.l', undefined],
  ['a slash', 'ada/l', undefined],
  ['an at sign', '@ada', undefined],
  ['markup', '<b>', undefined],
  ['a letter of full width', 'ａda', undefined],
])('a handle of %s is read as it is kept, or refused', (_, given, kept) => {
  expect(readHandle(given)).toBe(kept)
})

test('every first part of an address of the product is reserved, and every area of it', () => {
  const endpoints = Object.values(api).flatMap((slice) => Object.values<{ readonly path: string }>(slice))
  const places: readonly Readonly<Record<string, string>>[] = Object.values(screens)
  const paths = [
    ...endpoints.map(({ path }) => path.split('/')[1] ?? ''),
    ...places.flatMap((place) => Object.values(place)).flatMap((path) => path.split('/')),
  ]
  const words = [...paths, ...Object.keys(api)].filter((word) => readHandle(word) !== undefined)
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((word) => !isReserved(readHandle(word) ?? ''))).toEqual([])
})

test.each(['admin', 'vireo', 'v-i-r-e-o', '_support_', 'audio-native', 'audionative', 'share', '---', '_-_'])(
  '%s can be nobody’s',
  async (handle) => {
    expect(isReserved(handle)).toBe(true)
    const person = await givenPerson(server)
    expect(await check(person, handle)).toMatchObject({ state: 'reserved' })
    expect(await rename(person, handle)).toBe('profile_handle_reserved')
  },
)

test('a handle is one person’s, whatever its case; whoever looks is told before they try', async () => {
  const [ada, stranger] = [await givenPerson(server), await givenPerson(server)]
  const handle = freshHandle()
  expect(await check(ada, handle.toUpperCase())).toEqual({ handle, state: 'available' })
  expect(await rename(ada, handle.toUpperCase())).toBe(200)
  expect(await check(ada, handle)).toMatchObject({ state: 'yours' })
  expect(await check(stranger, handle.toUpperCase())).toMatchObject({ state: 'taken' })
  expect(await rename(stranger, handle.toUpperCase())).toBe('profile_handle_taken')
  expect(await check(stranger, 'ä')).toEqual({ handle: 'ä', state: 'invalid' })
  expect(await rename(stranger, 'ä')).toBe('profile_handle_invalid')
  const user = async (one: Teammate) =>
    User.parse(await (await server.fetch('/v1/user', { headers: one.bearer })).json()).profile_page_handle
  await expect.poll(() => user(ada)).toBe(handle)
  expect(await user(stranger)).toBeNull()
})

test('of many who want a handle at the same moment one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => givenPerson(server)))
  const handle = freshHandle()
  const ends = await Promise.all(people.map((person) => rename(person, handle)))
  expect(ends.toSorted()).toEqual([200, ...Array.from({ length: 4 }, () => 'profile_handle_taken')])
})

test('a former handle leads to the page of today for 90 days, and is given to nobody else meanwhile', async () => {
  const [ada, stranger] = [await givenPerson(server), await givenPerson(server)]
  const { handle: first } = await givenProfile(server, ada)
  const second = freshHandle()
  expect(await visit(`/@${first}`)).toEqual([200, null])
  expect(await rename(ada, second)).toBe(200)
  expect(await visit(`/@${first}`)).toEqual([302, `/@${second}`])
  expect(await visit(`/@${second.toUpperCase()}`)).toEqual([302, `/@${second}`])
  expect(await rename(stranger, first)).toBe('profile_handle_taken')
  const { former_handles: former } = OwnProfile.parse((await call(server, ada, 'GET', '/v1/profile')).body)
  expect(former.map((one) => one.handle)).toEqual([first])
  // Hidden, both lead nowhere, alike.
  await change(server, ada, { is_public: false })
  expect([await visit(`/@${first}`), await visit(`/@${second}`)]).toEqual([
    [404, null],
    [404, null],
  ])
  await change(server, ada, { is_public: true })
  await letPass(91)
  await expect.poll(() => visit(`/@${first}`)).toEqual([404, null])
  expect(await rename(stranger, first)).toBe(200)
  expect(await visit(`/@${first}`)).toEqual([404, null])
})

test('the handle of an account that is deleted leads nowhere at once, and is nobody else’s for 90 days', async () => {
  const [ada, stranger] = [await givenPerson(server), await givenPerson(server)]
  const { handle } = await givenProfile(server, ada)
  expect(await visit(`/@${handle}`)).toEqual([200, null])
  expect((await call(server, ada, 'POST', '/v1/user/deletion', { email: ada.email })).status).toBe(200)
  expect(await visit(`/@${handle}`), 'what was remembered of it is forgotten').toEqual([404, null])
  expect(await check(stranger, handle)).toEqual({ handle, state: 'taken' })
  expect(await rename(stranger, handle)).toBe('profile_handle_taken')
  const ctx = server.product.systemContext()
  const subject = { userId: ada.userId, workspaceId: ada.workspaceId }
  await transaction(ctx, (ctx) => profilesHolding.erase?.(ctx, subject) ?? Promise.resolve())
  expect(await rename(stranger, handle), 'nor once everything is erased').toBe('profile_handle_taken')
  const { rows } = await pool.query('select user_id from profile_handles where handle = $1', [handle])
  expect(rows, 'whose it was is forgotten').toEqual([{ user_id: null }])
  await letPass(91)
  expect(await rename(stranger, handle)).toBe(200)
})

test('whoever renames again and again is stopped at the third, and may always take an own one back', async () => {
  const ada = await givenPerson(server)
  const [first, ...more] = Array.from({ length: 5 }, freshHandle)
  expect(await rename(ada, first ?? '')).toBe(200)
  for (const handle of more.slice(0, 3)) expect(await rename(ada, handle)).toBe(200)
  expect(await rename(ada, more[3] ?? '')).toBe('profile_handle_changed_too_often')
  expect(await rename(ada, first ?? '')).toBe(200)
  expect(await rename(ada, more[0] ?? '')).toBe(200)
  await letPass(91)
  expect(await rename(ada, more[3] ?? '')).toBe(200)
})
