import { historyEndpoints, HistoryItem } from '@vireo/contracts/history'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { makeVoice } from '#voices/testing.ts'

const premade = libraryVoices[0]?.voiceId ?? ''

let server: TestServer
let admin: Teammate
let editor: Teammate
let viewer: Teammate
beforeAll(async () => {
  server = await startTestServer()
  admin = await givenPerson(server, 'creator')
  editor = await givenTeammate(server, admin, 'editor')
  viewer = await givenTeammate(server, admin, 'viewer')
})

async function speak(who: Teammate, text: string, voiceId = premade): Promise<string> {
  const answer = await server.fetch(`/v1/text-to-speech/${voiceId}`, {
    method: 'POST',
    headers: { ...who.bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  return answer.headers.get('history-item-id') ?? ''
}

const acts = (id: string) =>
  [
    ['GET', `/v1/history/${id}`],
    ['GET', `/v1/history/${id}/audio`],
    ['POST', '/v1/history/download', { history_item_ids: [id] }],
    ['POST', `/v1/history/${id}/feedback`, { thumbs_up: true }],
    ['DELETE', `/v1/history/${id}`],
    ['POST', `/v1/history/${id}/restore`],
  ] as const

const listed = async (who: Teammate, query = '') => {
  const { body } = await call(server, who, 'GET', `/v1/history${query}`)
  return historyEndpoints.list.success.schema.parse(body).history
}
const idsOf = async (who: Teammate, query?: string) => (await listed(who, query)).map((item) => item.history_item_id)

describe('an item belongs to who made it', () => {
  test('its maker and the admins read, judge, delete and bring it back', async () => {
    for (const who of [editor, admin]) {
      const id = await speak(editor, 'What an editor said.')
      for (const [method, path, body] of acts(id))
        expect([path, (await call(server, who, method, path, body)).status]).toEqual([path, 200])
    }
  })

  test('for everybody else in the workspace it does not exist', async () => {
    const [ofAdmin, ofEditor] = [await speak(admin, 'A secret.'), await speak(editor, 'Another secret.')]
    const strangers: readonly (readonly [Teammate, string])[] = [
      [editor, ofAdmin],
      [viewer, ofAdmin],
      [viewer, ofEditor],
    ]
    for (const [who, id] of strangers)
      for (const [method, path, body] of acts(id)) {
        const answer = await call(server, who, method, path, body)
        // A role that writes nothing is told so before anything is looked for.
        const mayNotWrite =
          who === viewer && ['feedback', 'restore', id].some((end) => path.endsWith(end)) && method !== 'GET'
        expect([path, answer.status]).toEqual([path, mayNotWrite ? 403 : 404])
      }
    expect((await call(server, admin, 'GET', `/v1/history/${ofAdmin}`)).status).toBe(200)
  })

  test('lists, searches and cursors know only one’s own, and to an admin all', async () => {
    const [ofAdmin, ofEditor] = [await speak(admin, 'The word is quince.'), await speak(editor, 'Quince again.')]
    expect(await idsOf(editor)).toContain(ofEditor)
    expect(await idsOf(editor)).not.toContain(ofAdmin)
    expect(await idsOf(viewer)).toEqual([])
    expect(await idsOf(editor, '?search=quince')).toEqual([ofEditor])
    expect(await idsOf(admin, '?search=quince')).toEqual([ofEditor, ofAdmin])
    const behind = await call(server, editor, 'GET', `/v1/history?start_after_history_item_id=${ofAdmin}`)
    expect(behind.status).not.toBe(200)
  })
})

describe('a voice that one may not see any more', () => {
  test('is not named in what it spoke for one, and is to an admin', async () => {
    const voice = await makeVoice(server, admin, { name: 'Ada the private' })
    const share = (act: 'share' | 'unshare') =>
      call(server, admin, 'POST', `/v1/workspace/resources/${voice.id}/${act}`, {
        resource_type: 'voice',
        ...(act === 'share' && { role: 'viewer' }),
        user_email: editor.email,
      })
    expect((await share('share')).status).toBe(200)
    const id = await speak(editor, 'With a borrowed voice.', voice.id)
    const seen = async (who: Teammate) => HistoryItem.parse((await call(server, who, 'GET', `/v1/history/${id}`)).body)
    expect(await seen(editor)).toMatchObject({ voice_id: voice.id, voice_name: 'Ada the private' })
    expect((await share('unshare')).status).toBe(200)
    expect(await seen(editor)).toMatchObject({ voice_id: null, voice_name: null, voice_category: null })
    expect((await listed(editor)).find((item) => item.history_item_id === id)).toMatchObject({ voice_name: null })
    expect(await seen(admin)).toMatchObject({ voice_id: voice.id, voice_name: 'Ada the private' })
  })

  test('a voice that is gone keeps its name', async () => {
    const voice = await makeVoice(server, admin, { name: 'Ada the late' })
    await call(server, admin, 'POST', `/v1/workspace/resources/${voice.id}/share`, {
      resource_type: 'voice',
      role: 'viewer',
      user_email: editor.email,
    })
    const id = await speak(editor, 'With a voice that ends.', voice.id)
    expect((await call(server, admin, 'DELETE', `/v1/voices/${voice.id}`)).status).toBe(200)
    const { body } = await call(server, editor, 'GET', `/v1/history/${id}`)
    expect(body).toMatchObject({ voice_name: 'Ada the late' })
  })
})
