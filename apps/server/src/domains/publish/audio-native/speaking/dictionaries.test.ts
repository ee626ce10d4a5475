import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { creditsUsed, doWork, givenProject, sendForm } from '../audio-native.testing.ts'

const server = await startTestServer()
const { pool } = server.database
const content = 'Of Vireo.'

const ask = async ({ headers }: TestPerson, method: string, path: string, body?: object) => {
  const answer = await server.fetch(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { id: string; version_id: string }
}
const rule = (alias: string) => ({ type: 'alias', string_to_replace: 'Vireo', alias })
const givenDictionary = async (person: TestPerson) => {
  const made = await ask(person, 'POST', '/v1/pronunciation-dictionaries/add-from-rules', {
    name: 'Names',
    rules: [rule('Vee ray oh')],
  })
  return { id: made.id, version: made.version_id }
}
/** Teaches it otherwise; answers its new version. */
const teach = async (person: TestPerson, id: string, alias: string) =>
  (await ask(person, 'POST', `/v1/pronunciation-dictionaries/${id}/add-rules`, { rules: [rule(alias)] })).version_id
const give = (person: TestPerson, id: string) =>
  sendForm(server, `/v1/audio-native/${id}/content`, person, { content, auto_convert: 'true', auto_publish: 'true' })
const versionsOf = async (projectId: string) => {
  const { rows } = await pool.query<{ state: string; dictionaries: unknown; sound: string }>(
    `select v.state, v.dictionaries, h.storage_key as sound from audio_native_versions v
     left join history_items h on h.id = v.history_item_id where v.project_id = $1 order by v.id`,
    [projectId],
  )
  return rows
}
const pinned = (id: string, version: string, areDefaults = false) => ({
  locators: [{ pronunciation_dictionary_id: id, version_id: version }],
  areDefaults,
})
/** Reads the sound of each version. */
const heard = async (projectId: string) =>
  Promise.all(
    (await versionsOf(projectId)).map(async ({ sound }) => {
      const blocks: Uint8Array[] = []
      for await (const block of server.ports.storage.read(sound)) blocks.push(block)
      return Buffer.concat(blocks).toString('base64')
    }),
  )

test('what is asked for before a dictionary changes is said as it was then; asked for again, it is another speech', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { id: dictionary, version: first } = await givenDictionary(person)
  const locators = JSON.stringify({ pronunciation_dictionary_id: dictionary })
  const { project_id: id } = await givenProject(server, person, {
    content,
    auto_convert: 'true',
    pronunciation_dictionary_locators: locators,
  })
  // Between asking and making.
  const second = await teach(person, dictionary, 'Something else entirely, and much longer')
  await doWork(server, person)
  expect(await versionsOf(id)).toMatchObject([{ state: 'ready', dictionaries: pinned(dictionary, first) }])
  expect(await creditsUsed(server, person)).toBe(content.length)
  await give(person, id)
  await doWork(server, person)
  expect(await versionsOf(id)).toMatchObject([
    { dictionaries: pinned(dictionary, first) },
    { state: 'ready', dictionaries: pinned(dictionary, second) },
  ])
  expect(await creditsUsed(server, person)).toBe(2 * content.length)
  const [before, after] = await heard(id)
  expect((after ?? '').length, 'the longer words').toBeGreaterThan(1.5 * (before ?? '').length)
  // Nothing changed since.
  await give(person, id)
  await doWork(server, person)
  expect(await versionsOf(id)).toHaveLength(2)
  expect(await creditsUsed(server, person)).toBe(2 * content.length)
})

test('the dictionaries of a workspace are kept as they were, too; one that its speaker does not see is left out', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { id: dictionary, version } = await givenDictionary(person)
  await pool.query('update workspaces set pronunciation_dictionary_locators = $1 where id = $2', [
    JSON.stringify([{ pronunciation_dictionary_id: dictionary }, { pronunciation_dictionary_id: 'pdict_gone' }]),
    person.workspaceId,
  ])
  const { project_id: id } = await givenProject(server, person, { content, auto_convert: 'true' })
  await teach(person, dictionary, 'Something else')
  await doWork(server, person)
  const [made] = await versionsOf(id)
  expect(made).toMatchObject({
    state: 'ready',
    dictionaries: {
      areDefaults: true,
      locators: [...pinned(dictionary, version).locators, { pronunciation_dictionary_id: 'pdict_gone' }],
    },
  })
})

test('what was paid for before dictionaries were kept is not paid for again', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { id: dictionary } = await givenDictionary(person)
  const locators = [{ pronunciation_dictionary_id: dictionary }]
  const { project_id: id } = await givenProject(server, person, { content, auto_convert: 'true' })
  await doWork(server, person)
  expect(await creditsUsed(server, person)).toBe(content.length)
  // As an upgrade finds it: nothing kept, and a key that names no version.
  const { createHash } = await import('node:crypto')
  const keyOf = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  await pool.query('update audio_native_projects set dictionaries = $1 where id = $2', [JSON.stringify(locators), id])
  await pool.query('update audio_native_versions set dictionaries = null, content_key = $1 where project_id = $2', [
    keyOf(keyOf(content), null, null, null, locators),
    id,
  ])
  await give(person, id)
  await doWork(server, person)
  expect(await versionsOf(id)).toMatchObject([{ state: 'ready', dictionaries: null }])
  expect(await creditsUsed(server, person)).toBe(content.length)
})
