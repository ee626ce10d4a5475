import {
  ChangedRules,
  CreatedDictionary,
  Dictionary,
  DictionaryPage,
  DictionaryWithRules,
  pronunciationEndpoints,
  pronunciationLimits,
} from '@vireo/contracts/pronunciation'
import { ErrorBody } from '@vireo/contracts/kit'
import { beforeAll, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { jsonPost } from '#identity/testing.ts'
import { pronunciationHolding } from './holding.ts'

let server: TestServer
let owner: Teammate
beforeAll(async () => {
  server = await startTestServer()
  owner = await givenPerson(server)
})

const root = '/v1/pronunciation-dictionaries'
const ask = (path: string, method = 'GET', body?: unknown, who = owner) =>
  server.fetch(
    `${root}${path}`,
    body === undefined ? { method, headers: who.bearer } : { ...jsonPost(body, who.bearer), method },
  )
const failure = async (answer: Response) => {
  const { detail } = ErrorBody.parse(await answer.json())
  return [`${answer.status} ${detail.code}`, detail] as const
}
const alias = (words: string, said: string) => ({ type: 'alias', string_to_replace: words, alias: said })
const given = async (name: string, rules: unknown[] = [], who = owner, more: object = {}) =>
  CreatedDictionary.parse(await (await ask('/add-from-rules', 'POST', { name, rules, ...more }, who)).json())
const get = async (id: string, who = owner) =>
  DictionaryWithRules.parse(await (await ask(`/${id}`, 'GET', undefined, who)).json())

test('a dictionary is made from rules and changed version by version; what changes nothing makes no version', async () => {
  const made = await given('Names', [
    alias('Nguyen', 'win'),
    { type: 'phoneme', string_to_replace: 'tomato', phoneme: 'T AH0 M AA1 T OW0', alphabet: 'cmu-arpabet' },
  ])
  expect(made).toMatchObject({
    name: 'Names',
    version_rules_num: 2,
    permission_on_resource: 'admin',
    description: null,
  })
  const { id } = made
  const added = ChangedRules.parse(
    await (await ask(`/${id}/add-rules`, 'POST', { rules: [alias('Nguyen', 'nwin'), alias('x', 'y')] })).json(),
  )
  expect(added).toMatchObject({ id, version_rules_num: 3 })
  const same = await (await ask(`/${id}/add-rules`, 'POST', { rules: [alias('x', 'y')] })).json()
  expect(same).toEqual(added)
  const removed = ChangedRules.parse(
    await (await ask(`/${id}/remove-rules`, 'POST', { rule_strings: ['x', 'none'] })).json(),
  )
  expect(removed.version_rules_num).toBe(2)
  expect((await get(id)).rules).toMatchObject([
    { string_to_replace: 'Nguyen', alias: 'nwin', case_sensitive: true, word_boundaries: true },
    { string_to_replace: 'tomato', alphabet: 'cmu-arpabet' },
  ])
  const set = ChangedRules.parse(await (await ask(`/${id}/set-rules`, 'POST', { rules: [] })).json())
  expect([set.version_rules_num, (await get(id)).latest_version_id]).toEqual([0, set.version_id])
  const { versions } = pronunciationEndpoints.listVersions.success.schema.parse(
    await (await ask(`/${id}/versions`)).json(),
  )
  expect(versions.map((version) => version.version_id)).toEqual([
    set.version_id,
    removed.version_id,
    added.version_id,
    made.version_id,
  ])
  const old = await (await ask(`/${id}/versions/${made.version_id}`)).json()
  expect(old).toMatchObject({ rules: [{ alias: 'win' }, {}] })
})

test('a dictionary is made from a lexicon and downloaded as one that reads back; without a file it is empty', async () => {
  const post = async (form: FormData) =>
    server.fetch(`${root}/add-from-file`, { method: 'POST', headers: owner.bearer, body: form })
  const form = new FormData()
  form.set('name', 'Löwe "1"')
  form.set(
    'file',
    new Blob(['<lexicon alphabet="ipa"><lexeme><grapheme>Löwe</grapheme><phoneme>ˈløːvə</phoneme></lexeme></lexicon>']),
    'lion.pls',
  )
  const made = CreatedDictionary.parse(await (await post(form)).json())
  expect(made.version_rules_num).toBe(1)
  const file = await ask(`/${made.id}/${made.version_id}/download`)
  expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    'text/plain; charset=utf-8',
    `attachment; filename="L_we _1_.pls"; filename*=UTF-8''L%C3%B6we%20%221%22.pls`,
  ])
  const again = new FormData()
  again.set('name', 'Copy')
  again.set('file', new Blob([await file.text()]))
  const copy = CreatedDictionary.parse(await (await post(again)).json())
  expect((await get(copy.id)).rules).toEqual((await get(made.id)).rules)
  const empty = new FormData()
  empty.set('name', 'Empty')
  expect(await (await post(empty)).json()).toMatchObject({ version_rules_num: 0 })
  again.set('file', new Blob(['<!DOCTYPE x [<!ENTITY a "b">]><lexicon/>']))
  expect((await failure(await post(again)))[0]).toBe('400 invalid_pronunciation_file')
})

test('what cannot be said is refused, with what was probably meant', async () => {
  const rule = { type: 'phoneme', string_to_replace: 'x', phoneme: 'tSə', alphabet: 'ipa' }
  const refused = await ask('/add-from-rules', 'POST', { name: 'x', rules: [alias('a', 'b'), rule] })
  expect(await failure(refused)).toMatchObject([
    '400 invalid_pronunciation_rule',
    { message: '“S” in “tSə” is no sound of ipa. Did you mean “ʃ”?', param: 'rules.1' },
  ])
  const { id } = await given('Fine')
  const strange = { ...rule, phoneme: 'HH AHH', alphabet: 'cmu-arpabet' }
  expect((await failure(await ask(`/${id}/set-rules`, 'POST', { rules: [strange] })))[1].message).toContain(
    'Did you mean “AH”',
  )
  expect((await failure(await ask(`/${id}/add-rules`, 'POST', { rules: [{ ...rule, alphabet: 'klingon' }] })))[0]).toBe(
    '400 invalid_pronunciation_rule',
  )
  const many = Array.from({ length: pronunciationLimits.rulesMax + 1 }, (_, index) => alias(`w${index}`, 'x'))
  expect((await ask(`/${id}/set-rules`, 'POST', { rules: many })).status).toBe(422)
  expect((await ask(`/${id}/set-rules`, 'POST', { rules: many.slice(1) })).status).toBe(200)
  expect((await failure(await ask(`/${id}/add-rules`, 'POST', { rules: [alias('one', 'more')] })))[0]).toBe(
    '400 pronunciation_limit_reached',
  )
})

test('dictionaries are listed in pages, by age or name, archived ones where they are wanted', async () => {
  const who = await givenPerson(server)
  for (const name of ['Zoo', 'Éclair', 'apple']) await given(name, [], who)
  const list = async (query: string) =>
    DictionaryPage.parse(await (await ask(`?${query}`, 'GET', undefined, who)).json())
  const names = async (query: string) => {
    const all: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: DictionaryPage = await list(`${query}&page_size=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      all.push(...page.pronunciation_dictionaries.map(({ name }) => name))
      expect(page.has_more).toBe(page.next_cursor !== null)
      cursor = page.next_cursor
    }
    return all.join(' ')
  }
  expect(await names('')).toBe('apple Éclair Zoo')
  expect(await names('sort_direction=ascending')).toBe('Zoo Éclair apple')
  expect(await names('sort=name&sort_direction=ASCENDING')).toBe('apple Éclair Zoo')
  expect(await names('sort=name&sort_direction=DESCENDING')).toBe('Zoo Éclair apple')
  const [first] = (await list('')).pronunciation_dictionaries
  const archived = await ask(`/${first?.id}`, 'PATCH', { archived: true, name: 'Pear' }, who)
  expect(Dictionary.parse(await archived.json())).toMatchObject({
    name: 'Pear',
    archived_time_unix: expect.any(Number),
  })
  expect(await names('include_archived=false')).toBe('Éclair Zoo')
  expect(await (await ask(`/${first?.id}`, 'PATCH', { archived: false }, who)).json()).toMatchObject({
    archived_time_unix: null,
  })
  expect((await ask(`/${first?.id}`, 'PATCH', undefined, who)).status).toBe(200)
  for (const cursor of ['x', 'WyJuYW1lIiwieCIsInkiXQ'])
    expect((await failure(await ask(`?cursor=${cursor}`, 'GET', undefined, who)))[0]).toBe('400 invalid_cursor')
})

test('a dictionary is its maker’s until it is shared, and nobody else’s outside of the workspace', async () => {
  const [mine, open] = [await given('Mine'), await given('Open', [], owner, { workspace_access: 'viewer' })]
  const [member, stranger] = [await givenTeammate(server, owner, 'editor'), await givenPerson(server)]
  await server.database.pool.query(
    `insert into workspace_groups (id, workspace_id, name, permissions, created_at) values ('g_pron', $1, 'g', '{projects}', now())`,
    [owner.workspaceId],
  )
  await server.database.pool.query(
    `insert into workspace_group_members (group_id, workspace_id, user_id, created_at) values ('g_pron', $1, $2, now())`,
    [owner.workspaceId, member.userId],
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  const missing = '404 pronunciation_dictionary_not_found'
  const changes = [
    ['', 'PATCH', { name: 'x' }],
    ['/set-rules', 'POST', { rules: [] }],
    ['/add-rules', 'POST', { rules: [] }],
    ['/remove-rules', 'POST', { rule_strings: [] }],
    ['/tests', 'PUT', { tests: [] }],
  ] as const
  for (const [path, method, body] of [
    ...changes,
    ['', 'GET'],
    ['/versions', 'GET'],
    [`/${mine.version_id}/download`, 'GET'],
    ['/tests', 'GET'],
    ['/tests/run', 'POST', {}],
  ] as const) {
    expect((await failure(await ask(`/${mine.id}${path}`, method, body, stranger)))[0]).toBe(missing)
    expect(
      (
        await failure(await ask(`/${open.id}${path.replace(mine.version_id, open.version_id)}`, method, body, stranger))
      )[0],
    ).toBe(missing)
    expect((await failure(await ask(`/${mine.id}${path}`, method, body, member)))[0]).toBe(missing)
  }
  expect(await get(open.id, member)).toMatchObject({ permission_on_resource: 'viewer' })
  for (const [path, method, body] of changes)
    expect((await failure(await ask(`/${open.id}${path}`, method, body, member)))[0], path).toBe('403 forbidden')
  expect((await failure(await ask(`/${open.id}/${mine.version_id}/download`)))[0]).toBe(missing)
  const shared = await server.fetch(
    `/v1/workspace/resources/${mine.id}/share`,
    jsonPost(
      { role: 'editor', resource_type: 'pronunciation_dictionary', user_email: await emailOf(member) },
      owner.bearer,
    ),
  )
  expect(shared.status).toBe(200)
  expect((await ask(`/${mine.id}/set-rules`, 'POST', { rules: [alias('a', 'b')] }, member)).status).toBe(200)
})

async function emailOf({ userId }: Teammate): Promise<string> {
  const { rows } = await server.database.pool.query<{ email: string }>('select email from users where id = $1', [
    userId,
  ])
  return rows[0]?.email ?? ''
}

test('dictionaries are taken along with their rules and forgotten with their workspace', async () => {
  const who = await givenPerson(server)
  const { id } = await given('Kept', [alias('a', 'b')], who)
  const ctx = server.product.systemContext(who.workspaceId)
  const subject = { userId: who.userId, workspaceId: who.workspaceId }
  const files = []
  for await (const file of pronunciationHolding.files(ctx, subject)) files.push(file)
  expect(files).toMatchObject([{ path: `pronunciation/${id}.json`, json: { name: 'Kept', rules: [{ alias: 'b' }] } }])
  await transaction(ctx, async (ctx) => pronunciationHolding.erase?.(ctx, subject))
  expect((await ask(`/${id}`, 'GET', undefined, who)).status).toBe(404)
})

test('of the versions, so many of the newest are kept', async () => {
  const { id, version_id: first } = await given('Many')
  await server.database.pool.query(
    `insert into pronunciation_versions select 'pver_0' || n, dictionary_id, rules_num, rules, created_by, created_at
     from pronunciation_versions, generate_series(1000, 1000 + $2::integer) n where id = $1`,
    [first, pronunciationLimits.versionsMax],
  )
  await ask(`/${id}/add-rules`, 'POST', { rules: [alias('a', 'b')] })
  const { rows } = await server.database.pool.query('select id from pronunciation_versions where dictionary_id = $1', [
    id,
  ])
  expect(rows.length).toBe(pronunciationLimits.versionsMax)
})
