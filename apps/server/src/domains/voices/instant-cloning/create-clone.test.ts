import { cloningStatement, instantCloningEndpoints } from '@vireo/contracts/instant-cloning'
import { type SampleReport, Voice } from '@vireo/contracts/voices'
import { writeWav } from '@vireo/audio'
import { aNoise, aSine } from '@vireo/audio/testing.ts'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenPerson } from '#test/teammates.ts'
import { ownTemporaryFolder } from '#test/own-temporary-folder.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { setProbation } from '#users'
import { libraryVoices } from '#voices/library/index.ts'

type Bytes = Uint8Array<ArrayBuffer>
type File = readonly [name: string, bytes: Bytes]

const text = 'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.'
const statement = JSON.stringify({ version: cloningStatement.version, language: 'de' })

const temporary = ownTemporaryFolder()

let server: TestServer
let person: TestPerson
let speech: Bytes
let mp3: Bytes

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
  const voice = libraryVoices.find(({ recipe }) => recipe.base === 'awb')?.voiceId ?? ''
  const spoken = await server.fetch(`/v1/text-to-speech/${voice}?output_format=wav_24000`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 1 }),
  })
  speech = new Uint8Array(await spoken.arrayBuffer())
  mp3 = (await makeMedia('a.mp3', ['-i', 'in.wav', '-filter:a', 'volume=0.7'], { 'in.wav': speech })).slice()
})

function send(
  address: string,
  files: readonly File[],
  fields: Record<string, string>,
  headers: Record<string, string> = person.headers,
  signal?: AbortSignal,
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, bytes] of files) body.append('files', new Blob([bytes]), name)
  return server.fetch(address, { method: 'POST', headers, body, ...(signal && { signal }) })
}

const add = (files: readonly File[], fields: Record<string, string> = {}, headers?: Record<string, string>) =>
  send('/v1/voices/add', files, { name: 'Ada', ...fields }, headers)
const created = async (answer: Response) => instantCloningEndpoints.create.success.schema.parse(await answer.json())

type Failure = { detail: { code: string; data?: { samples?: SampleReport[] } } }
async function failure(answer: Response): Promise<(number | string | null)[]> {
  const { detail } = (await answer.json()) as Failure
  return [answer.status, detail.code, ...(detail.data?.samples?.map(({ code }) => code) ?? [])]
}

/** Everything that a voice of this person could have left somewhere. */
async function leftOf({ workspaceId }: Pick<TestPerson, 'workspaceId'>): Promise<object> {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list(`voices/${workspaceId}/`)) keys.push(key)
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from voices where workspace_id = $1) as voices,
      (select count(*)::int from voice_samples where workspace_id = $1) as samples,
      (select count(*)::int from cloning_consents where workspace_id = $1) as consents`,
    [workspaceId],
  )
  return { keys, ...(rows[0] as object) }
}
const nothing = { keys: [], voices: 0, samples: 0, consents: 0 }

describe('a voice made of recordings', () => {
  test('speaks, shows what it was made of and how, whatever else was in the form', async () => {
    const answer = await add(
      [
        ['first.wav', speech],
        ['notes.txt', new TextEncoder().encode('not a recording at all')],
        ['../../second.mp3', mp3],
        ['again.wav', speech],
      ],
      { labels: '{"gender":"male","language":"en-GB"}', description: 'A test.', remove_background_noise: 'true' },
    )
    expect(answer.status).toBe(200)
    const clone = await created(answer)
    expect(clone).toMatchObject({ requires_verification: false, cloning_method: 'acoustic_matching' })
    expect(clone.match.pitch_error_semitones).toBeLessThan(1)
    expect(clone.samples.map(({ file_name, code }) => [file_name, code])).toEqual([
      ['first.wav', null],
      ['notes.txt', expect.stringMatching(/sample_(unreadable|type_not_supported)/)],
      ['second.mp3', null],
      ['again.wav', 'sample_duplicate'],
    ])
    const shown = Voice.parse(
      await (await server.fetch(`/v1/voices/${clone.voice_id}`, { headers: person.headers })).json(),
    )
    expect(shown).toMatchObject({
      name: 'Ada',
      category: 'cloned',
      cloning_method: 'acoustic_matching',
      labels: { gender: 'male', language: 'en-GB' },
    })
    expect(shown.samples?.map(({ mime_type }) => mime_type)).toEqual(['audio/wav', 'audio/mpeg'])
    expect(shown.samples?.every(({ remove_background_noise }) => remove_background_noise)).toBe(true)
    const said = await server.fetch(`/v1/text-to-speech/${clone.voice_id}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Hello there.' }),
    })
    expect([said.status, (await said.arrayBuffer()).byteLength > 4000]).toEqual([200, true])
    expect(await temporary()).toEqual([])
  })

  test('is the same for the same recordings, in a language that somebody speaks', async () => {
    const recipeOf = async (answer: Response) => {
      const { voice_id } = await created(answer)
      const { rows } = await server.database.pool.query<{ recipe: { engine: string; base: string } }>(
        'select recipe from voices where id = $1',
        [voice_id],
      )
      return rows[0]?.recipe
    }
    const english = await recipeOf(await add([['a.wav', speech]]))
    expect(await recipeOf(await add([['a.wav', speech]]))).toEqual(english)
    expect(await failure(await add([['a.wav', speech]], { language: 'xx' }))).toEqual([
      400,
      'voice_language_not_supported',
    ])
  })

  test('stands behind a consent: the statement of a person, the terms of a program’s owner', async () => {
    const someone = await givenPerson(server, 'creator')
    expect(await failure(await add([['a.wav', speech]], {}, someone.bearer))).toEqual([400, 'consent_required'])
    expect((await add([['a.wav', speech]], { consent: statement }, someone.bearer)).status).toBe(200)
    expect((await add([['a.wav', speech]], {}, someone.headers)).status).toBe(200)
    const { rows } = await server.database.pool.query(
      'select kind, text, text_version, user_id, address from cloning_consents where workspace_id = $1 order by given_at',
      [someone.workspaceId],
    )
    expect(rows).toMatchObject([
      { kind: 'statement', text: cloningStatement.texts.de, text_version: '1', user_id: someone.userId },
      { kind: 'terms', text: expect.stringContaining(cloningStatement.texts.en) },
    ])
    expect((rows[0] as { address: string }).address).toMatch(/127\.0\.0\.1|::1/)
  })

  test('is matched anew when its owner adds recordings, or says that it speaks another language', async () => {
    const someone = await server.signUp({ tier: 'creator' })
    const { voice_id } = await created(await add([['a.wav', speech]], {}, someone.headers))
    const stateOf = async () => {
      const { rows } = await server.database.pool.query<{ recipe: { engine: string }; samples: number }>(
        `select recipe, (select count(*)::int from voice_samples where voice_id = v.id) as samples
         from voices v where id = $1`,
        [voice_id],
      )
      return rows[0]
    }
    const edit = (files: readonly File[], fields: Record<string, string> = {}) =>
      send(`/v1/voices/${voice_id}/edit`, files, { name: 'Ada', ...fields }, someone.headers)
    const before = await stateOf()
    expect(await failure(await edit([['a.wav', speech]]))).toEqual([400, 'no_usable_samples', 'sample_duplicate'])
    expect(await stateOf()).toEqual(before)
    expect((await edit([['b.mp3', mp3]])).status).toBe(200)
    expect(await stateOf()).toMatchObject({ samples: 2, recipe: { engine: 'flite' } })
    expect((await edit([], { labels: '{"language":"de"}' })).status).toBe(200)
    expect(await stateOf()).toMatchObject({ samples: 2, recipe: { engine: 'espeak' } })
  })

  test('has to be proved by somebody in probation before it speaks', async () => {
    const suspect = await server.signUp({ tier: 'creator' })
    await setProbation(server.product.systemContext(), { userId: suspect.userId, isInProbation: true })
    const clone = await created(await add([['a.wav', speech]], {}, suspect.headers))
    expect(clone.requires_verification).toBe(true)
    const said = await server.fetch(`/v1/text-to-speech/${clone.voice_id}`, {
      method: 'POST',
      headers: { ...suspect.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Hello there.' }),
    })
    expect(said.status).toBe(403)
  })
})

describe('nothing is left behind', () => {
  test('by a plan without cloning, nor by one that is full', async () => {
    const free = await server.signUp({ tier: 'free' })
    expect(await failure(await add([['a.wav', speech]], {}, free.headers))).toEqual([403, 'feature_not_available'])
    expect(await leftOf(free)).toEqual(nothing)
    const full = await server.signUp({ tier: 'starter' })
    await server.database.pool.query(
      `insert into voices (id, workspace_id, name, name_folded, category, language, created_by, created_at, updated_at)
       select lpad(n::text, 8, 'x') || substr(md5(n::text || $1), 1, 12), $1, 'x', 'x', 'generated', 'en', 'x', now(), now()
       from generate_series(1, 10) n`,
      [full.workspaceId],
    )
    expect(await failure(await add([['a.wav', speech]], {}, full.headers))).toEqual([400, 'voice_limit_reached'])
    expect(await leftOf(full)).toMatchObject({ keys: [], samples: 0, consents: 0 })
  })

  test('by files none of which holds a voice, each refused in its own words', async () => {
    const someone = await server.signUp({ tier: 'creator' })
    const rate = 16_000
    const chord = [262, 330, 392].map((hz) => aSine(rate, hz, 4000, 0.2))
    const music = Float32Array.from(
      chord[0] ?? [],
      (sample, at) => sample + (chord[1]?.[at] ?? 0) + (chord[2]?.[at] ?? 0),
    )
    const wav = (samples: Float32Array) => writeWav(samples, rate).slice()
    const answer = await add(
      [
        ['empty.wav', new Uint8Array(0)],
        ['silent.wav', wav(new Float32Array(rate * 3))],
        ['blink.wav', wav(aNoise(rate / 4, 0.3))],
        ['noise.wav', wav(aNoise(rate * 3, 0.3))],
        ['chord.wav', wav(music)],
        ['cut.wav', speech.slice(0, speech.length >> 1)],
        ['page.mp3', new TextEncoder().encode('<!doctype html><p>moved</p>')],
      ],
      {},
      someone.headers,
    )
    const [status, code, ...codes] = await failure(answer)
    expect([status, code]).toEqual([400, 'no_usable_samples'])
    expect(codes.slice(0, 3)).toEqual(['sample_empty', 'sample_silent', 'sample_too_short'])
    expect(codes[3]).toMatch(/sample_(no_speech|music)/)
    expect(codes[4]).toMatch(/sample_(no_speech|music)/)
    expect(codes.slice(5)).toEqual(['sample_unreadable', 'sample_unreadable'])
    expect(await leftOf(someone)).toEqual(nothing)
    expect(await temporary()).toEqual([])
  })

  test('by who leaves while the voice is being made', async () => {
    const someone = await server.signUp({ tier: 'creator' })
    const leave = new AbortController()
    const asked = send('/v1/voices/add', [['a.wav', speech]], { name: 'Ada' }, someone.headers, leave.signal)
    setTimeout(() => leave.abort(), 150)
    await expect(asked).rejects.toThrow()
    await expect.poll(temporary, { timeout: 10_000 }).toEqual([])
    expect(await leftOf(someone)).toEqual(nothing)
  })

  test('by an inspection, which says how good recordings are', async () => {
    const someone = await server.signUp({ tier: 'free' })
    const answer = await send('/v1/voices/samples/inspect', [['a.wav', speech]], {}, someone.headers)
    const { cloning_method, samples } = instantCloningEndpoints.inspectSamples.success.schema.parse(await answer.json())
    expect(cloning_method).toBe('acoustic_matching')
    expect(samples).toMatchObject([{ file_name: 'a.wav', accepted: true, quality: { grade: expect.any(String) } }])
    expect(samples[0]?.quality?.speech_share).toBeGreaterThan(0.5)
    expect(await leftOf(someone)).toEqual(nothing)
    // The folder goes with the request, which the answer may be ahead of.
    await expect.poll(temporary, { timeout: 10_000 }).toEqual([])
  })
})
