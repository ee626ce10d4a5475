import { ErrorBody } from '@vireo/contracts/kit'
import { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { beforeAll, expect, test } from 'vitest'
import { givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { jsonPost } from '#identity/testing.ts'
import { libraryVoices } from '#voices/library/index.ts'

let server: TestServer
let owner: Teammate
beforeAll(async () => {
  server = await startTestServer()
  owner = await givenPerson(server)
})

const post = (path: string, body: unknown) => server.fetch(path, jsonPost(body, owner.bearer))
const sounds = (words: string, phoneme: string, alphabet = 'ipa') => ({
  type: 'phoneme',
  string_to_replace: words,
  phoneme,
  alphabet,
})

test('rules are checked: what cannot be read, and what each engine says in place of sounds that it has not', async () => {
  const rules = [
    sounds('a', 'ɬa'),
    sounds('b', 'həˈloʊ'),
    sounds('c', 'n3'),
    { type: 'alias', string_to_replace: 'd', alias: 'e' },
  ]
  const answer = await post('/v1/pronunciation/check', { rules })
  const checked = pronunciationEndpoints.check.success.schema.parse(await answer.json()).rules
  expect(checked.map(({ problem, nearest }) => [problem === null, nearest])).toEqual([
    [true, null],
    [true, null],
    [false, 'ɜ'],
    [true, null],
  ])
  expect(checked[0]?.engines.map(({ engine }) => engine).toSorted()).toEqual(['espeak', 'flite'])
  for (const { takes_sounds: takes, replaced } of checked[0]?.engines ?? []) {
    expect(takes).toBe(true)
    expect(replaced).toContainEqual({ from: 'ɬ', to: 'l' })
  }
  expect(checked[1]?.engines.map(({ replaced }) => replaced)).toEqual([[], []])
})

test('words that are probably misread are found, with rules that can be said', async () => {
  const text =
    'I read SQL by Siobhan in 1905 <break time="1s"/> with NASA, Henry VIII, agent 007 and an MP3. Siobhan paid $1905.50.'
  const answer = await post('/v1/pronunciation/misread', { text })
  const { words } = pronunciationEndpoints.findMisread.success.schema.parse(await answer.json())
  expect(words.map(({ word, reason, count, suggestions }) => [word, reason, count, suggestions[0]?.label])).toEqual([
    ['read', 'heteronym', 1, 'now'],
    ['SQL', 'acronym', 1, 'S Q L'],
    ['Siobhan', 'name', 2, 'ʃɪˈvɔn'],
    ['1905', 'number', 1, '19 oh 5'],
    ['NASA', 'acronym', 1, 'Nasa'],
    ['VIII', 'number', 1, 'the eighth'],
    ['007', 'number', 1, '0 0 7'],
    ['MP3', 'number', 1, 'M P 3'],
  ])
  const rules = words.flatMap(({ suggestions }) => suggestions.map(({ rule }) => rule))
  const checked = await post('/v1/pronunciation/check', { rules })
  expect(
    pronunciationEndpoints.check.success.schema.parse(await checked.json()).rules.filter(({ problem }) => problem),
  ).toEqual([])
})

test('nothing is misread in a language that is none, whatever it is called', async () => {
  const answer = await post('/v1/pronunciation/misread', { text: 'name keys constructor', language: 'constructor' })
  expect([answer.status, await answer.json()]).toEqual([200, { words: [] }])
})

test('tests of a dictionary say whether words sound as they are to', async () => {
  const rules = [sounds('Nguyen', 'wɪn'), { type: 'alias', string_to_replace: 'SQL', alias: 'sequel' }]
  const made = await post('/v1/pronunciation-dictionaries/add-from-rules', { name: 'Tested', rules })
  const { id } = pronunciationEndpoints.createFromRules.success.schema.parse(await made.json())
  const tests = [
    { text: 'Nguyen', sounds_like: 'win' },
    { text: 'SQL', sounds_like: 'sequel' },
    { text: 'Leicester', sounds_like: 'lie sester' },
    { text: 'Nguyen’s', sounds_like: 'wins' },
  ]
  const path = `/v1/pronunciation-dictionaries/${id}/tests`
  expect((await server.fetch(path, { ...jsonPost({ tests }, owner.bearer), method: 'PUT' })).status).toBe(200)
  expect(await (await server.fetch(path, { headers: owner.bearer })).json()).toEqual({ tests })
  const ran = await post(`${path}/run`, {})
  const { outcomes } = pronunciationEndpoints.runTests.success.schema.parse(await ran.json())
  expect(outcomes.map(({ text, passed }) => [text, passed])).toEqual([
    ['Nguyen', true],
    ['SQL', true],
    ['Leicester', false],
    ['Nguyen’s', true],
  ])
  expect(outcomes[2]?.heard).not.toBe('')
  const unknown = await post(`${path}/run`, { language: 'tlh' })
  expect([unknown.status, ErrorBody.parse(await unknown.json()).detail.code]).toEqual([400, 'unsupported_language'])
})

test('rules are heard before they are saved', async () => {
  const voiceId = libraryVoices[0]?.voiceId
  const hear = async (rules: unknown[]) => {
    const answer = await post('/v1/pronunciation/hear', { voice_id: voiceId, text: 'Hello tomato.', rules })
    return {
      status: answer.status,
      bytes: (await answer.arrayBuffer()).byteLength,
      cost: answer.headers.get('character-cost'),
    }
  }
  const [before, after] = [
    await hear([]),
    await hear([{ type: 'alias', string_to_replace: 'tomato', alias: 'very long tomato soup' }]),
  ]
  expect([before.status, after.status, before.cost, after.cost]).toEqual([200, 200, '13', '13'])
  expect(after.bytes).toBeGreaterThan(before.bytes * 1.3)
  expect((await hear([sounds('x', '###')])).status).toBe(400)
})
