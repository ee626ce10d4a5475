import { SpokenTranscript, transcriptionEndpoints } from '@vireo/contracts/transcription'
import { beforeEach, expect, test, vi } from 'vitest'
import { codeOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, person, get, send, change } = on
beforeEach(() => on.reset())

async function given(): Promise<string> {
  const { transcription_id: id } = SpokenTranscript.parse(await (await send(recording(3))).json())
  return id ?? ''
}

const documentOf = (text: string) => ({
  speakers: [],
  paragraphs: [{ speaker_id: null, tokens: [{ text, type: 'word', start: 0, end: 1, logprob: 0 }] }],
})

async function save(id: string, expected: number, text: string): Promise<void> {
  const body = { expected_version: expected, document: documentOf(text) }
  expect((await change(of(id, '/document'), 'PUT', body)).status).toBe(200)
}

async function versionsOf(id: string) {
  const answer = await get(of(id, '/versions'))
  return transcriptionEndpoints.listVersions.success.schema.parse(await answer.json()).versions
}

const numbersOf = async (id: string) => (await versionsOf(id)).map(({ version }) => version)
const sittingMs = 10 * 60_000

test('what one person corrects in a sitting is one version, with who made it and when; what was heard stays', async () => {
  const id = await given()
  await vi.waitUntil(() => Date.now() % sittingMs < sittingMs - 10_000, { timeout: 11_000 })
  await save(id, 1, 'one')
  await save(id, 2, 'two')
  await save(id, 3, 'three')
  expect(await numbersOf(id)).toEqual([4, 1])
  await server.database.pool.query("update transcript_versions set created_at = created_at - interval '10 minutes'")
  await save(id, 4, 'four')
  const versions = await versionsOf(id)
  expect(versions.map(({ version }) => version)).toEqual([5, 4, 1])
  expect(versions[0]?.made_by).toEqual({ user_id: person.userId, name: expect.any(String) as string })
})

test('an earlier version is looked at and restored; what it replaces stays, and nobody restores over what they did not see', async () => {
  const id = await given()
  await save(id, 1, 'one')
  const [, heard] = await versionsOf(id)
  const path = of(id, `/versions/${heard?.transcript_version_id}`)
  const opened = transcriptionEndpoints.getVersion.success.schema.parse(await (await get(path)).json())
  expect(opened).toMatchObject({
    version: 1,
    document: { paragraphs: [{ tokens: [{ text: 'word' }, {}, {}, {}, {}] }] },
  })
  expect(await codeOf(await change(`${path}/restore`, 'POST', { expected_version: 1 }))).toEqual([
    409,
    'transcript_changed',
    null,
  ])
  expect(await (await change(`${path}/restore`, 'POST', { expected_version: 2 })).json()).toEqual({ version: 3 })
  expect(await numbersOf(id)).toEqual([3, 2, 1])
  const spoken = SpokenTranscript.parse(await (await get(of(id))).json())
  expect(spoken.text).toBe('word word word')
})

test('another transcript’s version is none of this one, and nobody else sees any', async () => {
  const [id, other] = [await given(), await given()]
  const [version] = await versionsOf(other)
  const path = `/versions/${version?.transcript_version_id}`
  expect(await codeOf(await get(of(id, path)))).toEqual([404, 'transcript_version_not_found', null])
  const restored = await change(of(id, `${path}/restore`), 'POST', { expected_version: 1 })
  expect(await codeOf(restored)).toEqual([404, 'transcript_version_not_found', null])
  const { headers } = await server.signUp()
  for (const more of ['/versions', path]) expect((await server.fetch(of(other, more), { headers })).status).toBe(404)
})
