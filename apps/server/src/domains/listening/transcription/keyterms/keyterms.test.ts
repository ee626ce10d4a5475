import { KeytermList, TranscriptSummary } from '@vireo/contracts/transcription'
import type { RecognitionWishes } from '@vireo/engines'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, person, state, inWords, get, send, begin, change, until, countOf } = on
const path = '/v1/speech-to-text/keyterms'
const listed = async () => KeytermList.parse(await (await get(path)).json())
const words = async () => (await listed()).keyterms.map(({ keyterm }) => keyterm)
const add = (...keyterms: string[]) => change(path, 'POST', { keyterms })

beforeEach(async () => {
  on.reset()
  await server.database.pool.query('delete from keyterms')
})

describe('the key terms of a workspace', () => {
  test('are added, listed in the order of the alphabet, respelled and removed, and the log says so', async () => {
    expect((await add('Zilpzalp', '  Amsel ', 'Blaue Elise')).status).toBe(200)
    expect(await words()).toEqual(['Amsel', 'Blaue Elise', 'Zilpzalp'])
    const { keyterms, is_used } = KeytermList.parse(await (await add('ZILPZALP')).json())
    expect([keyterms.map(({ keyterm }) => keyterm), is_used]).toEqual([['Amsel', 'Blaue Elise', 'ZILPZALP'], false])
    expect((await change(`${path}/${keyterms[0]?.keyterm_id}`, 'DELETE')).status).toBe(200)
    expect(await codeOf(await change(`${path}/${keyterms[0]?.keyterm_id}`, 'DELETE'))).toEqual([
      404,
      'keyterm_not_found',
      null,
    ])
    expect(await words()).toEqual(['Blaue Elise', 'ZILPZALP'])
    const { rows } = await server.database.pool.query<{ action: string; details: unknown }>(
      `select action, details from audit_entries where workspace_id = $1 and action like 'transcription.keyterm%'
       order by created_at, id`,
      [person.workspaceId],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'transcription.keyterms-added',
      'transcription.keyterms-added',
      'transcription.keyterm-removed',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/amsel/iu)
  })

  test('are nobody else’s', async () => {
    await add('Amsel')
    const [term] = (await listed()).keyterms
    const other = await server.signUp()
    const theirs = await server.fetch(path, { headers: other.headers })
    expect(KeytermList.parse(await theirs.json()).keyterms).toEqual([])
    const removed = await server.fetch(`${path}/${term?.keyterm_id}`, { method: 'DELETE', headers: other.headers })
    expect((await codeOf(removed))[1]).toBe('keyterm_not_found')
  })

  test.each([
    ['none', []],
    ['one without letters', [' ']],
    ['one of fifty characters', ['x'.repeat(50)]],
    ['one of six words', ['one two three four five six']],
    ['one of two lines', ['one\ntwo']],
  ])('%s is refused', async (_, keyterms) => {
    expect((await add(...keyterms)).status).toBe(422)
    expect(await countOf('keyterms')).toBe(0)
  })

  test('are a thousand at most; what would be more is added to nobody, however many add at once', async () => {
    const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => `word ${from + at}`)
    expect((await add(...many(0, 999))).status).toBe(200)
    const answers = await Promise.all([add('one more', 'and another'), add('one'), add('two'), add('three')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countOf('keyterms')).toBe(1000)
    expect(await codeOf(await add('too much'))).toEqual([400, 'keyterm_limit_reached', 'keyterms'])
    // What is there already takes no room.
    expect((await add('WORD 1')).status).toBe(200)
  })
})

describe('recognition', () => {
  const heardWith: RecognitionWishes[] = []
  beforeEach(() => {
    heardWith.length = 0
    state.hear = (sound, wishes) => {
      heardWith.push(wishes ?? {})
      return inWords(sound, wishes)
    }
  })
  const undone = (answer: Response) =>
    (JSON.parse(answer.headers.get('generation-info') ?? '') as { not_applied: [] }).not_applied

  test('is helped with what was asked for and then with what is kept, where the engine can', async () => {
    state.hints = ['keyterms', 'temperature', 'seed']
    await add('Zilpzalp', 'Amsel')
    expect((await listed()).is_used).toBe(true)
    const answer = await send(recording(2), {
      keyterms: 'amsel',
      temperature: '0.3',
      seed: '7',
      tag_audio_events: 'false',
    })
    expect(heardWith[0]).toMatchObject({ keyterms: ['amsel', 'Zilpzalp'], temperature: 0.3, seed: 7 })
    expect(undone(answer)).toEqual([])
  })

  test('in the background as well, with what is kept by then', async () => {
    state.hints = ['keyterms']
    const begun = TranscriptSummary.parse(await (await begin(recording(2))).json())
    await add('Zilpzalp')
    await on.work()
    await until(begun.transcription_id, 'done')
    expect(heardWith[0]?.keyterms).toEqual(['Zilpzalp'])
  })

  test('tells where an engine takes none', async () => {
    expect(undone(await send(recording(2)))).toEqual(['tag_audio_events'])
    await add('Amsel')
    expect(undone(await send(recording(2)))).toEqual(['tag_audio_events', 'keyterms'])
    expect(undone(await begin(recording(2)))).toEqual(['tag_audio_events', 'keyterms'])
    expect(heardWith.every(({ keyterms }) => keyterms === undefined)).toBe(true)
  })
})
