import { type FineTuning, VoicePage } from '@vireo/contracts/voices'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { libraryVoices } from '../library/library.ts'
import { searchedTextOf } from './searched-text.ts'
import { setSafety } from '../safety/set-safety.ts'
import { changeVoice, holdOwnVoice } from '../own-voice.ts'
import { contextOf, makeVoice } from '../testing.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

const search = async (who: Teammate, query: string) =>
  VoicePage.parse((await call(server, who, 'GET', `/v2/voices?${query}`)).body)
const idsOf = (page: VoicePage) => page.voices.map(({ voice_id: id }) => id)

const training = (state: FineTuning['state']): FineTuning => ({
  is_allowed_to_fine_tune: true,
  state,
  verification_failures: [],
  verification_attempts_count: 0,
  manual_verification_requested: false,
  language: 'en',
  progress: null,
  message: null,
  dataset_duration_seconds: null,
  verification_attempts: null,
  slice_ids: null,
  manual_verification: null,
  max_verification_attempts: null,
  next_max_verification_attempts_reset_unix_ms: null,
})

describe('each way of narrowing finds exactly what it says', () => {
  let host: Teammate
  let colleague: Teammate
  const made: Record<string, string> = {}
  const nameOf = (id: string) => Object.keys(made).find((name) => made[name] === id)

  beforeAll(async () => {
    host = await givenPerson(server, 'scale_2024_08_10')
    colleague = await givenTeammate(server, host, 'editor')
    const copied = { copied_from: 'AAAAAAAAAAAAAAAAAAAA', sharing_status: 'copied', is_verified: true } as const
    const make = async (name: string, voice: Parameters<typeof makeVoice>[2] = {}, maker = host.userId) => {
      const owner = { userId: maker, workspaceId: host.workspaceId }
      made[name] = (await makeVoice(server, owner, { name, labels: {}, ...voice })).id
    }
    await make('mine', {
      labels: { gender: 'Male', age: 'middle aged', accent: 'Zürich', use_case: 'news' },
      language: 'de-CH',
    })
    await make('shared', { category: 'generated', labels: { gender: 'female' } })
    await make('theirs', { language: 'pt-BR', description: 'Warm 100% real_voice' }, colleague.userId)
    const recipe = { engine: 'sherpa', base: 'zipvoice', gainDb: 0 }
    await make('copy', { ...copied, notice_period_days: 30, recipe })
    await make('moderated', { ...copied, copied_from: 'BBBBBBBBBBBBBBBBBBBB', notice_period_days: 90 })
    await make('draft', { category: 'professional', recipe: null, fine_tuning: training({ a: 'not_started' }) })
    await make('trained', { category: 'professional', fine_tuning: training({ a: 'fine_tuned', b: 'queued' }) })
    await setSafety(server.product.systemContext(), { voiceId: made['moderated'] ?? '', liveModeration: true })
    await transaction(contextOf(server, host), async (ctx) =>
      changeVoice(ctx, await holdOwnVoice(ctx, made['trained'] ?? '', 'admin'), { is_verified: true }),
    )
    await call(server, host, 'POST', `/v1/workspace/resources/${made['shared']}/share`, {
      resource_type: 'voice',
      role: 'viewer',
      user_email: colleague.email,
    })
  })

  const all = ['copy', 'draft', 'mine', 'moderated', 'shared', 'theirs', 'trained']
  test.each([
    ['voice_type=non-default', all],
    ['voice_type=saved', all],
    ['voice_type=personal', ['draft', 'mine', 'shared', 'trained']],
    ['voice_type=community', ['copy', 'moderated']],
    ['voice_type=non-community', all.filter((name) => name !== 'copy' && name !== 'moderated')],
    ['voice_type=workspace', ['shared', 'theirs']],
    ['owner=me', all.filter((name) => name !== 'theirs')],
    ['owner=me&voice_type=community', ['copy', 'moderated']],
    ['owner=me&voice_type=workspace', ['shared']],
    ['owner=me&voice_type=default', []],
    ['category=cloned', ['copy', 'mine', 'moderated', 'theirs']],
    ['category=generated', ['shared']],
    ['category=professional', ['draft', 'trained']],
    ['gender=MALE&voice_type=saved', ['mine']],
    ['age=middle_aged&voice_type=saved', ['mine']],
    ['accent=zurich', ['mine']],
    ['language=de&voice_type=saved', ['mine']],
    ['language=pt-br&voice_type=saved', ['theirs']],
    ['language=pt&language=de&voice_type=saved', ['mine', 'theirs']],
    ['use_cases=news&use_cases=x&voice_type=saved', ['mine']],
    ['fine_tuning_state=fine_tuned', ['trained']],
    ['fine_tuning_state=queued', ['trained']],
    ['fine_tuning_state=not_started', ['draft']],
    ['fine_tuning_state=draft', ['draft']],
    ['fine_tuning_state=not_verified', ['draft']],
    ['fine_tuning_state=failed', []],
    ['quality=natural&voice_type=saved', ['copy']],
    ['high_quality=true', ['trained']],
    ['high_quality=false&voice_type=saved', all.filter((name) => name !== 'trained')],
    ['include_live_moderated=false&voice_type=community', ['copy']],
    ['include_live_moderated=true&voice_type=community', ['copy', 'moderated']],
    ['min_notice_period_days=30&voice_type=community', ['copy', 'moderated']],
    ['min_notice_period_days=31&voice_type=community', ['moderated']],
    ['min_notice_period_days=31&voice_type=saved', all.filter((name) => name !== 'copy')],
    ['include_custom_rates=false&voice_type=saved', all],
    ['search=100%25&voice_type=saved', ['theirs']],
    ['search=real_v&voice_type=saved', ['theirs']],
    ['search=male&voice_type=saved', ['mine']],
    ['search=eine+Frau&voice_type=saved', ['shared']],
    ['search=calm+warm+man+for+news&voice_type=saved', ['mine']],
    ['search=.*&voice_type=saved', []],
  ] as [string, string[]][])('%s', async (query, expected) => {
    const page = await search(host, `page_size=100&${query}`)
    expect(idsOf(page).map(nameOf).toSorted()).toEqual(expected)
    expect(page.total_count).toBe(expected.length)
  })

  test('a colleague finds what is theirs and what is shared with them', async () => {
    const names = async (query: string) =>
      idsOf(await search(colleague, query))
        .map(nameOf)
        .toSorted()
    expect(await names('voice_type=non-default')).toEqual(['shared', 'theirs'])
    expect(await names('voice_type=personal')).toEqual(['theirs'])
    expect(await names('owner=me')).toEqual(['theirs'])
    expect(await names('voice_type=workspace')).toEqual(['shared'])
    expect(await names(`voice_ids=${made['mine']}&voice_ids=${made['shared']}`)).toEqual(['shared'])
  })

  test('slips are forgiven by one rule, of own voices and of premade ones, and only where nothing fits', async () => {
    expect(idsOf(await search(host, 'search=modreated')).map(nameOf)).toEqual(['moderated'])
    expect(idsOf(await search(host, 'search=tarined')).map(nameOf)).toEqual(['trained'])
    const [premade] = libraryVoices.filter(({ name }) => name === 'Clara')
    expect(idsOf(await search(host, 'search=calra'))).toContain(premade?.voiceId)
    // Fits one to the letter, so what is only like it does not come.
    expect(idsOf(await search(host, 'search=mine&voice_type=saved')).map(nameOf)).toEqual(['mine'])
  })
})

test('of a workspace where most is shared, pages and counts of one’s own have one’s own alone', async () => {
  const host = await givenPerson(server, 'scale_2024_08_10')
  const colleague = await givenTeammate(server, host, 'editor')
  const stranger = await givenPerson(server, 'scale_2024_08_10')
  const make = async (maker: string, name: string) =>
    (await makeVoice(server, { userId: maker, workspaceId: host.workspaceId }, { name })).id
  const mine: string[] = []
  for (const name of ['a', 'b', 'c']) {
    const theirs = await make(host.userId, `theirs ${name}`)
    await call(server, host, 'POST', `/v1/workspace/resources/${theirs}/share`, {
      resource_type: 'voice',
      role: 'viewer',
      user_email: colleague.email,
    })
    mine.push(await make(colleague.userId, `mine ${name}`))
  }
  await makeVoice(server, stranger)
  const walked: string[] = []
  let token: string | null = ''
  while (token !== null) {
    const page: VoicePage = await search(colleague, `owner=me&page_size=1${token && `&next_page_token=${token}`}`)
    expect(page.total_count).toBe(3)
    walked.push(...idsOf(page))
    token = page.next_page_token
  }
  expect(walked).toEqual(mine.toReversed())
  expect((await search(colleague, 'voice_type=non-default')).total_count).toBe(6)
  // Another tenant, who names a voice of theirs: nothing of it is found.
  const elsewhere = await search(stranger, `owner=me&voice_ids=${mine[0]}`)
  expect([elsewhere.voices, elsewhere.total_count]).toEqual([[], 0])
})

test('pages meet every voice that was there all along once, in order, while others come and go', async () => {
  const owner = await givenPerson(server, 'enterprise')
  const add = async (name: string) => (await makeVoice(server, owner, { name, labels: {} })).id
  const remove = (id: string) => call(server, owner, 'DELETE', `/v1/voices/${id}`)
  const stays: string[] = []
  for (const name of ['Äbc', 'abd', 'Zoe', 'zoë', 'Mia', 'mia', 'Žofie', '日本']) stays.push(await add(name))
  // Several of one instant, so that ids decide.
  await server.database.pool.query(
    `update voices set created_at = date_trunc('hour', created_at) - length(name) * interval '1 hour'
     where workspace_id = $1`,
    [owner.workspaceId],
  )
  const orders = [
    '',
    'sort=name',
    'sort=name&sort_direction=desc',
    'sort=created_at_unix',
    'sort=created_at_unix&sort_direction=desc',
    'sort_direction=desc',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...orders),
      fc.integer({ min: 3, max: 60 }),
      fc.constantFrom('', 'voice_type=saved'),
      fc.array(fc.constantFrom('add', 'remove', 'nothing'), { minLength: 1, maxLength: 4 }),
      async (order, size, filter, changes) => {
        const passing = [await add('Aaron'), await add('Nora'), await add('Žžž')]
        const seen: string[] = []
        let token: string | null = ''
        for (let turn = 0; token !== null; turn++) {
          const page: VoicePage = await search(
            owner,
            `page_size=${size}&${order}&${filter}${token && `&next_page_token=${token}`}`,
          )
          expect(page.voices.length).toBeLessThanOrEqual(size)
          seen.push(...idsOf(page))
          token = page.next_page_token
          const change = changes[turn]
          if (change === 'add') passing.push(await add(['Bea', 'Olga', 'Zzz'][turn % 3] ?? 'Bea'))
          if (change === 'remove') await remove(passing.shift() ?? '')
        }
        expect(new Set(seen).size).toBe(seen.length)
        const expected = [...stays, ...(filter === '' ? libraryVoices.map(({ voiceId }) => voiceId) : [])]
        const steady = new Set(expected)
        expect(seen.filter((id) => steady.has(id)).toSorted()).toEqual(expected.toSorted())
        const again = await whole(owner, order, filter)
        expect(seen.filter((id) => steady.has(id))).toEqual(again.filter((id) => steady.has(id)))
        for (const id of passing) await remove(id)
      },
    ),
    { numRuns: 12 },
  )
}, 30_000)

async function whole(owner: Teammate, order: string, filter: string): Promise<string[]> {
  const first = await search(owner, `page_size=100&${order}&${filter}`)
  if (first.next_page_token === null) return idsOf(first)
  const second = await search(owner, `page_size=100&${order}&${filter}&next_page_token=${first.next_page_token}`)
  return [...idsOf(first), ...idsOf(second)]
}

test('with 10,000 voices a page costs as much at the end as at the beginning', async () => {
  const owner = await givenPerson(server, 'enterprise')
  const { text, keys } = searchedTextOf(['Voice number one, warm narrative story'])
  await server.database.pool.query(
    `insert into voices (id, workspace_id, name, name_folded, category, language, created_by, created_at, updated_at,
       search_text, search_keys)
     select lpad(n::text, 20, 'x'), $1, 'Voice ' || n, 'voice ' || lpad(n::text, 5, '0'), 'cloned', 'en', $2,
       now() - n * interval '1 second', now(), $3 || n, $4::int[]
     from generate_series(1, 10000) n`,
    [owner.workspaceId, owner.userId, text, keys],
  )
  await server.database.pool.query('analyze voices')
  const timed = async (query: string) => {
    const times: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const started = performance.now()
      await search(owner, query)
      times.push(performance.now() - started)
    }
    return times.toSorted((one, other) => one - other)[2] ?? 0
  }
  const tokenAt = (n: number) =>
    Buffer.from(
      JSON.stringify(['name:asc', 0, `voice ${String(n).padStart(5, '0')}`, String(n).padStart(20, 'x'), false]),
    ).toString('base64url')
  const query = 'sort=name&page_size=20&voice_type=saved&include_total_count=false'
  const [atStart, atEnd] = [await timed(query), await timed(`${query}&next_page_token=${tokenAt(9900)}`)]
  expect(idsOf(await search(owner, `${query}&next_page_token=${tokenAt(9900)}`))[0]).toBe('9901'.padStart(20, 'x'))
  expect(atEnd).toBeLessThan(atStart * 3 + 20)
  expect(await timed('search=naratvie&include_total_count=false')).toBeLessThan(1500)
  const { rows } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from voices where workspace_id = '${owner.workspaceId}'
     and (name_folded collate "C", id collate "C") > ('voice 09900', '') order by name_folded collate "C", id collate "C" limit 21`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('voices_by_name')
}, 30_000)
