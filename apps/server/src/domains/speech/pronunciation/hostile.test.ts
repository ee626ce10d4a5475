import { CreatedDictionary, pronunciationLimits, type PronunciationRule } from '@vireo/contracts/pronunciation'
import { ErrorBody } from '@vireo/contracts/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { jsonPost } from '#identity/testing.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { findMisread } from './checks/find-misread.ts'
import { readLexiconInTurns } from './lexicon/read-lexicon.ts'
import { assertRules } from './rules/assert-rules.ts'
import { compileRules } from './rules/compile-rules.ts'
import { TooMuchEffort } from './rules/effort.ts'
import { CompiledVersions } from './speaking/compiled-versions.ts'
import { inOrder } from './speaking/pronunciation.ts'
import { compileInTurns } from './speaking/resolve-pronunciation.ts'

let server: TestServer
let owner: Teammate
beforeAll(async () => {
  server = await startTestServer()
  owner = await givenPerson(server)
})

const root = '/v1/pronunciation-dictionaries'
const post = (path: string, body: unknown, who = owner) => server.fetch(path, jsonPost(body, who.bearer))
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const common = { case_sensitive: false, word_boundaries: false }
const alias = (words: string, said: string, more: object = {}): PronunciationRule => ({
  ...common,
  type: 'alias',
  string_to_replace: words,
  alias: said,
  ...more,
})
const given = async (rules: readonly PronunciationRule[]) =>
  CreatedDictionary.parse(await (await post(`${root}/add-from-rules`, { name: 'Terms', rules })).json())

/** How often others come round while something is computed that waits for nothing. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

/** About as many sounds as a dictionary holds. */
const manySounds = (): PronunciationRule[] =>
  Array.from({ length: 1900 }, (_, at) => ({
    ...common,
    type: 'phoneme',
    string_to_replace: `w${at}`,
    phoneme: 'ɑˈt͡ʃ'.repeat(100),
    alphabet: 'ipa',
  }))

/** Which part of the time of some work the longest turn took, at the best of three tries. */
async function longestPart(work: () => Promise<unknown>): Promise<number> {
  const parts: number[] = []
  for (let tries = 0; tries < 3; tries++) {
    const begun = performance.now()
    let [last, longest, isOver] = [begun, 0, false]
    const look = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      if (!isOver) setImmediate(look)
    }
    setImmediate(look)
    await work()
    isOver = true
    look()
    parts.push(longest / (performance.now() - begun))
  }
  return Math.min(...parts)
}

describe('a text of somebody who means ill', () => {
  test.each([
    ['words', 'Aé b '.repeat(20_000)],
    ['signs', '字。'.repeat(50_000)],
  ])('of many %s lets others come round while its words are looked at', async (_, text) => {
    await given([alias('never said', 'x')])
    const ctx = server.product.systemContext(owner.workspaceId)
    expect(await longestPart(() => findMisread(ctx, { text, language: 'en' }))).toBeLessThan(0.5)
  })

  test('of one number has no word that a rule could name', async () => {
    const answer = await post('/v1/pronunciation/misread', { text: '1'.repeat(100_000) })
    expect([answer.status, await answer.json()]).toEqual([200, { words: [] }])
  })
})

describe('rules of somebody who means ill', () => {
  test('keep nobody waiting while they are read, compiled and taken from a file', { timeout: 60_000 }, async () => {
    const ctx = server.product.systemContext()
    const lexicon = Buffer.from(`<lexicon>${'<a></a>'.repeat(390_000)}</lexicon>`)
    expect(await turnsDuring(() => assertRules(ctx, manySounds()))).toBeGreaterThan(10)
    expect(await turnsDuring(() => compileInTurns(ctx, manySounds()))).toBeGreaterThan(10)
    expect(await turnsDuring(() => readLexiconInTurns(ctx, lexicon))).toBeGreaterThan(10)
  })

  test('are no more in a lexicon than fit, whatever else it has', { timeout: 60_000 }, async () => {
    const imported = async (body: string) => {
      const form = new FormData()
      form.set('name', 'File')
      form.set('file', new File([`<lexicon>${body}</lexicon>`], 'a.pls'))
      return server.fetch(`${root}/add-from-file`, { method: 'POST', headers: owner.bearer, body: form })
    }
    const codes: string[] = []
    const crowded = [
      '<a></a>'.repeat(390_000),
      `<lexeme>${'<grapheme>a</grapheme>'.repeat(130_000)}<alias>x</alias></lexeme>`,
      '&amp;'.repeat(900_000),
      '<a/>'.repeat(1_000_000),
    ]
    for (const body of crowded) codes.push(await imported(body).then((answer) => (answer.ok ? 'made' : codeOf(answer))))
    expect(codes).toEqual([
      'made',
      'pronunciation_limit_reached',
      'invalid_pronunciation_file',
      'invalid_pronunciation_file',
    ])
  })

  test('are no more than a dictionary holds, in characters as well', async () => {
    const rules = Array.from({ length: 1001 }, (_, at) => alias(`w${at}`, 'x'.repeat(1000)))
    const answer = await post(`${root}/add-from-rules`, { name: 'Long', rules })
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'pronunciation_limit_reached'])
    const { id } = await given(rules.slice(0, 900))
    const more = await post(`${root}/${id}/add-rules`, { rules: rules.slice(900) })
    expect([more.status, await codeOf(more)]).toEqual([400, 'pronunciation_limit_reached'])
  })

  test('which all begin alike end a search instead of taking the length of a rule for each character', () => {
    const dictionary = compileRules([
      alias(`${'a'.repeat(199)}b`, 'x'),
      alias(`${'a'.repeat(199)}b`, 'x', { case_sensitive: true }),
    ])
    const three = inOrder('three', [dictionary, dictionary, dictionary])
    expect(() => three.find('a'.repeat(40_000), 0, 40_000)).toThrow(TooMuchEffort)
    expect(three.find('aab '.repeat(10_000), 0, 40_000)).toEqual([])
  })

  test('leave many gaps that the next dictionary is looked up in, each once', () => {
    const every = compileRules([alias('b', 'c', { case_sensitive: true })])
    const none = compileRules([alias('zz', 'c')])
    const text = 'İb'.repeat(20_000)
    const startedMs = performance.now()
    expect(inOrder('gaps', [every, none, none]).find(text, 0, text.length)).toHaveLength(20_000)
    // Where the whole text is folded for each gap it takes minutes.
    expect(performance.now() - startedMs).toBeLessThan(5000)
  })

  test('are found in any number', () => {
    const every = inOrder('b', [compileRules([alias('b', 'c')])])
    expect(every.find('b'.repeat(200_000), 0, 200_000)).toHaveLength(200_000)
  })

  test('cannot be chosen so that their letters all lie in one place', () => {
    const timed = (rules: readonly PronunciationRule[]) => {
      const startedMs = performance.now()
      compileRules(rules)
      return performance.now() - startedMs
    }
    const words = crowdedWords()
    const usual = words.map((rule, at) => ({ ...rule, string_to_replace: `${at}${'abcdefgh'.repeat(24)}` }))
    const [crowdedMs, usualMs] = [timed(words), timed(usual)]
    // Hundreds of times as long where whoever writes rules knows the places.
    expect(crowdedMs).toBeLessThan(10 * usualMs + 200)
  })

  test('weigh in memory what is said by them, too', () => {
    const versions = new CompiledVersions()
    const rules = Array.from({ length: 1000 }, (_, at) => alias(at.toString(36), 'x'.repeat(990)))
    const compiled = compileRules(rules)
    expect(compiled.size).toBeGreaterThan(100_000)
    for (let at = 0; at < 100; at++) versions.set(String(at), compiled)
    expect([versions.get('0'), versions.get('99')]).toEqual([undefined, compiled])
  })

  test('make no more of a word than may be spoken for its price', async () => {
    const { id } = await given([alias('a', 'word '.repeat(199))])
    const answer = await post(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}`, {
      text: 'a',
      pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: id }],
    })
    expect(await codeOf(answer)).toBe('text_too_long')
    const tests = [{ text: 'a', sounds_like: 'a' }]
    await server.fetch(`${root}/${id}/tests`, { ...jsonPost({ tests }, owner.bearer), method: 'PUT' })
    const ran = await post(`${root}/${id}/tests/run`, {})
    expect(await ran.json()).toMatchObject({ outcomes: [{ passed: false, heard: '' }] })
  })

  test('are changed at once by many, each change by the one before', { timeout: 30_000 }, async () => {
    const { id } = await given([])
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => post(`${root}/${id}/add-rules`, { rules: [alias(`w${at}`, 'x')] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const read = await server.fetch(`${root}/${id}`, { headers: owner.bearer })
    expect(await read.json()).toMatchObject({ latest_version_rules_num: 12 })
  })

  test('are refused before they are sent where a viewer sends them', async () => {
    const boss = await givenPerson(server)
    const viewer = await givenTeammate(server, boss, 'editor')
    const rules = [alias('a', 'b')]
    const made = await post(`${root}/add-from-rules`, { name: 'Seen', rules, workspace_access: 'viewer' }, boss)
    const { id } = CreatedDictionary.parse(await made.json())
    const invalid = await post(`${root}/${id}/set-rules`, { rules: 'none' }, viewer)
    expect([invalid.status, await codeOf(invalid)]).toEqual([403, 'forbidden'])
  })
})

test('checks of many at once wait for engines instead of failing', { timeout: 60_000 }, async () => {
  const rules = manySounds().slice(0, 3)
  const people = await Promise.all(Array.from({ length: 6 }, () => givenPerson(server)))
  // As many as a workspace may have at a time: more would wait a second for a place, which a slow machine does not make.
  const answers = await Promise.all(
    people.flatMap((who) => [1, 2].map(() => post('/v1/pronunciation/check', { rules }, who))),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('old versions go where they are large, and the newest stays', { timeout: 60_000 }, async () => {
  const { versionsBytesMax } = pronunciationLimits
  const noise = () =>
    Array.from({ length: 990 }, (_, at) =>
      alias(`w${at}`, String.fromCharCode(...Array.from({ length: 1000 }, () => 0x4e00 + Math.random() * 20_000))),
    )
  const { id } = await given([])
  for (let at = 0; at < 12; at++) await post(`${root}/${id}/set-rules`, { rules: noise() })
  const { versions } = (await (await server.fetch(`${root}/${id}/versions`, { headers: owner.bearer })).json()) as {
    versions: { version_rules_num: number }[]
  }
  expect(versions[0]?.version_rules_num).toBe(990)
  expect(versions.length).toBeLessThan(versionsBytesMax / 1_500_000 + 1)
})

/** Words whose nodes, counted as they are made, would all fall on the first places of a table with a known hash. */
function crowdedWords(): PronunciationRule[] {
  const known = (node: number, unit: number) => {
    const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)
    return (mixed ^ (mixed >>> 15)) & 0x1ffff
  }
  let node = 0
  return Array.from({ length: 150 }, (_, word) => {
    let written = String.fromCharCode(0x4e00 + word)
    node = word * 199 + 1
    while (written.length < 199) {
      let best = 0x3400
      while (best < 0x9fff && known(node, best) > 64) best++
      written += String.fromCharCode(best)
      node++
    }
    return alias(written, 'x', { case_sensitive: true })
  })
}
