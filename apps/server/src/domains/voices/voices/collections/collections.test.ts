import { ErrorBody } from '@vireo/contracts/kit'
import {
  collectionsMax,
  collectionVoicesMax,
  VoiceCollection,
  VoicePage,
  voicesEndpoints,
} from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyRow } from '#test/copy-row.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { jsonPost } from '#identity/testing.ts'
import { libraryVoices } from '../library/library.ts'
import { makeVoice } from '../testing.ts'

let server: TestServer
let owner: Teammate
let stranger: Teammate
const premade = libraryVoices[0]?.voiceId ?? ''

beforeAll(async () => {
  server = await startTestServer()
  owner = await givenPerson(server, 'creator')
  stranger = await givenPerson(server)
})

const root = '/v1/voices/collections'
const ask = (path: string, method = 'GET', body?: unknown, who = owner) =>
  server.fetch(
    `${root}${path}`,
    body === undefined ? { method, headers: who.bearer } : { ...jsonPost(body, who.bearer), method },
  )
const codeOf = async (answer: Response) => `${answer.status} ${ErrorBody.parse(await answer.json()).detail.code}`
const given = async (title: string, who = owner) =>
  VoiceCollection.parse(await (await ask('', 'POST', { title, icon: 'star' }, who)).json())
const list = async (who = owner) =>
  voicesEndpoints.listCollections.success.schema.parse(await (await ask('', 'GET', undefined, who)).json()).collections
const search = async (query: string, who = owner) =>
  VoicePage.parse(await (await server.fetch(`/v2/voices?${query}`, { headers: who.bearer })).json())

describe('collections', () => {
  test('are so many in a workspace, with so many voices each; what is in one may be put there again', async () => {
    const who = await givenPerson(server)
    const { collection_id: id } = await given('Full', who)
    const put = (voiceId: string) => ask(`/${id}/voice/${voiceId}`, 'POST', undefined, who)
    expect((await put(premade)).status).toBe(200)
    await server.database.pool.query(
      `insert into voice_collection_voices (collection_id, voice_id, added_at)
       select $1, 'v' || n, now() from generate_series(2, $2::integer) n`,
      [id, collectionVoicesMax],
    )
    expect(await codeOf(await put(libraryVoices[1]?.voiceId ?? ''))).toBe('400 voice_collection_limit_reached')
    expect((await put(premade)).status).toBe(200)
    await copyRow(server.database, 'voice_collections', { id, times: collectionsMax - 2 })
    await given('The last', who)
    const more = await ask('', 'POST', { title: 'One more', icon: 'star' }, who)
    expect(await codeOf(more)).toBe('400 voice_collection_limit_reached')
  })

  test('are listed by title whatever its case and accents, renamed and deleted', async () => {
    const who = await givenPerson(server)
    for (const title of ['zoo', 'Éclair', 'Apple', 'dune']) await given(title, who)
    expect((await list(who)).map(({ title }) => title)).toEqual(['Apple', 'dune', 'Éclair', 'zoo'])
    const [apple] = await list(who)
    const id = apple?.collection_id ?? ''
    const renamed = await ask(`/${id}`, 'PATCH', { title: 'Pear' }, who)
    expect(VoiceCollection.parse(await renamed.json())).toMatchObject({
      title: 'Pear',
      icon: 'star',
      permission_on_resource: 'admin',
      voice_count: 0,
    })
    expect((await ask(`/${id}`, 'DELETE', undefined, who)).status).toBe(200)
    expect(await codeOf(await ask(`/${id}`, 'GET', undefined, who))).toBe('404 voice_collection_not_found')
  })

  test('hold own and premade voices, each once, and lists of voices follow them', async () => {
    const voice = await makeVoice(server, owner)
    const { collection_id: id } = await given('Narrators')
    for (const voiceId of [premade, voice.id, voice.id])
      expect((await ask(`/${id}/voice/${voiceId}`, 'POST')).status).toBe(200)
    expect((await list()).find((one) => one.collection_id === id)?.voice_count).toBe(2)
    const found = await search(`collection_id=${id}`)
    expect(found.voices.map((one) => one.voice_id).toSorted()).toEqual([premade, voice.id].toSorted())
    expect(found.voices.every((one) => one.collection_ids?.includes(id))).toBe(true)
    for (let n = 0; n < 2; n++) expect((await ask(`/${id}/voice/${premade}`, 'DELETE')).status).toBe(200)
    expect((await search(`collection_id=${id}`)).voices.map((one) => one.voice_id)).toEqual([voice.id])
    expect((await search('collection_id=nothing')).voices).toEqual([])
    await server.fetch(`/v1/voices/${voice.id}`, { method: 'DELETE', headers: owner.bearer })
    expect((await ask(`/${id}`)).status).toBe(200)
    expect((await list()).find((one) => one.collection_id === id)?.voice_count).toBe(0)
  })

  test('refuse titles and icons that are none, and voices that are not there', async () => {
    const { collection_id: id } = await given('Bad input')
    for (const body of [
      { title: ' ', icon: 'star' },
      { title: 'x'.repeat(101), icon: 'star' },
      { title: 'a\nb', icon: 'star' },
      { title: 'a', icon: '' },
      { title: 'a' },
    ])
      expect((await ask('', 'POST', body)).status).toBe(422)
    const others = await makeVoice(server, stranger)
    for (const voiceId of ['nobody', others.id])
      expect(await codeOf(await ask(`/${id}/voice/${voiceId}`, 'POST'))).toBe('404 voice_not_found')
  })

  test('of another workspace do not exist', async () => {
    const { collection_id: id } = await given('Private')
    const voice = await makeVoice(server, stranger)
    for (const [path, method, body] of [
      [`/${id}`, 'GET', undefined],
      [`/${id}`, 'PATCH', { title: 'Mine' }],
      [`/${id}`, 'DELETE', undefined],
      [`/${id}/voice/${voice.id}`, 'POST', undefined],
      [`/${id}/voice/${voice.id}`, 'DELETE', undefined],
    ] as const)
      expect(await codeOf(await ask(path, method, body, stranger))).toBe('404 voice_collection_not_found')
    expect((await search(`collection_id=${id}`, stranger)).voices).toEqual([])
  })

  test('are a colleague’s when they are shared, as far as they are shared; what is in them stays whose it is', async () => {
    const host = await givenPerson(server, 'creator')
    const colleague = await givenTeammate(server, host, 'editor')
    const { collection_id: id } = await given('Shared', host)
    const hidden = await makeVoice(server, host)
    for (const voiceId of [hidden.id, premade]) await ask(`/${id}/voice/${voiceId}`, 'POST', undefined, host)
    expect(await codeOf(await ask(`/${id}`, 'GET', undefined, colleague))).toBe('404 voice_collection_not_found')
    const share = { role: 'viewer', resource_type: 'voice_collection', user_email: colleague.email }
    expect((await server.fetch(`/v1/workspace/resources/${id}/share`, jsonPost(share, host.bearer))).status).toBe(200)
    expect(
      (await list(colleague)).map(({ title, voice_count: count, permission_on_resource: level }) => [
        title,
        count,
        level,
      ]),
    ).toEqual([['Shared', 1, 'viewer']])
    expect((await search(`collection_id=${id}`, colleague)).voices.map((one) => one.voice_id)).toEqual([premade])
    expect(await codeOf(await ask(`/${id}`, 'PATCH', { title: 'Mine' }, colleague))).toBe('403 forbidden')
    expect(await codeOf(await ask(`/${id}/voice/${premade}`, 'DELETE', undefined, colleague))).toBe('403 forbidden')
  })
})
