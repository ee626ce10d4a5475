import { AudioNativeProject, HeardWords } from '@vireo/contracts/audio-native'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { creditsUsed, doWork, givenProject, sendForm, settingsOf } from '../audio-native.testing.ts'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const server = await startTestServer({ clock })
const { pool } = server.database

const give = (person: Pick<TestPerson, 'headers'>, id: string, content: string) =>
  sendForm(server, `/v1/audio-native/${id}/content`, person, { content, auto_convert: 'true', auto_publish: 'true' })
const recordingsOf = async ({ workspaceId }: TestPerson) =>
  (
    await pool.query<{ id: string }>(
      'select id from history_items where workspace_id = $1 and deleted_at is null order by id',
      [workspaceId],
    )
  ).rows.map(({ id }) => id)
const isHeard = async (path: string | null) => (await server.fetch(path ?? '/audio-native/nothing')).status === 200
const pathOf = async (person: TestPerson, id: string) =>
  (await settingsOf(server, person, id)).settings?.audio_path ?? null

test('speech whose recording was deleted is made anew when its owner asks, and is charged as what it is: another one', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { content: 'Made anew.', auto_convert: 'true' })
  await doWork(server, person)
  const [first] = await recordingsOf(person)
  await server.fetch(`/v1/history/${first}`, { method: 'DELETE', headers: person.headers })
  expect(await isHeard(await pathOf(person, id))).toBe(false)
  expect(await (await give(person, id, 'Made anew.')).json()).toMatchObject({ converting: true, publishing: true })
  await doWork(server, person)
  expect(await isHeard(await pathOf(person, id))).toBe(true)
  expect(await recordingsOf(person)).toEqual([expect.not.stringMatching(`^${first}$`)])
  expect(await creditsUsed(server, person)).toBe(2 * 'Made anew.'.length)
  const listed = await (await server.fetch('/v1/audio-native/projects', { headers: person.headers })).json()
  const [project] = (listed as { projects: unknown[] }).projects
  expect(AudioNativeProject.parse(project).spent_credits).toBe(2 * 'Made anew.'.length)
  await give(person, id, 'Made anew.')
  await doWork(server, person)
  expect(await recordingsOf(person)).toHaveLength(1)
})

test('who listens while something else is published hears theirs to its end, for an hour', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { content: 'The first.', auto_convert: 'true' })
  await doWork(server, person)
  const first = await pathOf(person, id)
  const publish = async (content: string) => {
    await give(person, id, content)
    await doWork(server, person)
    return pathOf(person, id)
  }
  const second = await publish('The second.')
  expect([await isHeard(first), await isHeard(second)]).toEqual([true, true])
  aheadMs += 30 * 60 * 1000
  const third = await publish('The third.')
  expect([await isHeard(first), await isHeard(second), await isHeard(third)]).toEqual([true, true, true])
  expect(
    HeardWords.parse(await (await server.fetch((first ?? '').replace('/audio/', '/words/'))).json()).words[1]?.[0],
  ).toBe('first.')
  aheadMs += 31 * 60 * 1000
  expect([await isHeard(first), await isHeard(second), await isHeard(third)]).toEqual([false, true, true])
  // What its owner takes back is heard no more, at once.
  await pool.query('update audio_native_pages set is_enabled = false where project_id = $1', [id])
  expect([await isHeard(second), await isHeard(third)]).toEqual([false, false])
  await pool.query('update audio_native_pages set is_enabled = true where project_id = $1', [id])
  // What is published again is heard again, however long it was not.
  await publish('The first.')
  aheadMs += 2 * 60 * 60 * 1000
  expect([await isHeard(first), await isHeard(second), await isHeard(third)]).toEqual([true, false, false])
})

test.each([
  ['revoked', 'delete from api_keys where id = $1'],
  ['disabled', 'update api_keys set disabled_at = now() where id = $1'],
  ['ended', "update api_keys set expires_at = now() - interval '1 second' where id = $1"],
])('speech that was asked for with a key that was %s meanwhile is not made', async (_how, query) => {
  const person = await server.signUp({ tier: 'creator' })
  const { userId, workspaceId } = person
  const { keyId, secret } = await transaction(server.product.systemContext(workspaceId), (ctx) =>
    issueApiKey(ctx, { userId, workspaceId, name: 'a test', permissions: 'all', characterLimit: null }),
  )
  const headers = { 'xi-api-key': secret }
  const { project_id: id } = await givenProject(
    server,
    { ...person, headers },
    { content: 'No.', auto_convert: 'true' },
  )
  await pool.query(query, [keyId])
  await doWork(server, person)
  const { rows } = await pool.query('select state, error_code from audio_native_versions where project_id = $1', [id])
  expect(rows).toEqual([{ state: 'failed', error_code: 'forbidden' }])
  expect(await creditsUsed(server, person)).toBe(0)
})
