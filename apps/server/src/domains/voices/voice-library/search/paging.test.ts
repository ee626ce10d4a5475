import { ErrorBody } from '@vireo/contracts/kit'
import { LibraryVoicePage } from '@vireo/contracts/voice-library'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { saveSharedVoice } from '../shared-voice-store.ts'
import { sharedVoiceRow } from '../testing.ts'
import type { SharedVoiceRow } from '../tables.ts'

let server: TestServer
let reader: Teammate
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  reader = await givenPerson(server)
})

/** A shelf of its own for each test: everything on it has one owner, by whom pages are narrowed. */
const shelf = () => `shelf${count++}`

async function put(owner: string, wishes: Partial<SharedVoiceRow> = {}): Promise<string> {
  const row = sharedVoiceRow({ voice_id: `voice${count++}`, public_owner_id: owner, ...wishes })
  await transaction(server.product.systemContext(), async (ctx) => {
    await saveSharedVoice(ctx, row)
  })
  return row.voice_id
}

async function ask(query: string): Promise<LibraryVoicePage> {
  const answer = await server.fetch(`/v1/shared-voices?${query}`, { headers: reader.bearer })
  if (answer.status !== 200) throw new Error(await answer.text())
  return LibraryVoicePage.parse(await answer.json())
}
const find = async (query: string) => (await ask(query)).voices.map((voice) => voice.name)
const codeOf = async (query: string) => {
  const answer = await server.fetch(`/v1/shared-voices?${query}`, { headers: reader.bearer })
  return `${answer.status} ${ErrorBody.parse(await answer.json()).detail.code}`
}

describe('pages', () => {
  test.each(['page', 'last_sort_id'] as const)(
    'by %s: no voice twice and none missing, whatever is published and taken back meanwhile',
    async (by) => {
      const change = fc.constantFrom('publish', 'withdraw', 'nothing')
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), async (changes, size) => {
          const owner = shelf()
          const begin = Date.parse('2026-01-01')
          const at = (n: number) => new Date(begin + n * 1000)
          const stay: string[] = []
          for (let n = 0; n < 9; n++) stay.push(await put(owner, { published_at: at(n) }))
          const gone: string[] = []
          const seen: string[] = []
          let sortId: string | null = null
          for (let page = 0; ; page++) {
            const where: string = by === 'page' ? `&page=${page}` : sortId === null ? '' : `&last_sort_id=${sortId}`
            const answer = await ask(`owner_id=${owner}&page_size=${size}${where}`)
            seen.push(...answer.voices.map((voice) => voice.voice_id))
            sortId = answer.last_sort_id
            if (!answer.has_more) break
            const what = changes[page]
            if (what === 'publish') await put(owner, { published_at: at(100 + page) })
            const next = stay.find((id) => !gone.includes(id))
            if (what === 'withdraw' && next !== undefined) {
              gone.push(next)
              await server.database.pool.query(
                "update shared_voices set status = 'disabled', disable_at = now() where voice_id = $1",
                [next],
              )
            }
          }
          expect(new Set(seen).size).toBe(seen.length)
          expect(stay.filter((id) => !gone.includes(id) && !seen.includes(id))).toEqual([])
        }),
        { numRuns: 12 },
      )
    },
  )

  test('a jump lands where walking would', async () => {
    const owner = shelf()
    const begin = Date.parse('2026-01-01')
    for (let n = 0; n < 10; n++) await put(owner, { name: `v${n}`, published_at: new Date(begin - n * 1000) })
    expect(await find(`owner_id=${owner}&page_size=3&page=2`)).toEqual(['v6', 'v7', 'v8'])
    expect(await find(`owner_id=${owner}&page_size=3&page=3`)).toEqual(['v9'])
    expect(await find(`owner_id=${owner}&page_size=3&page=1000000`)).toEqual([])
    expect(await ask(`owner_id=${owner}&page_size=3&page=1`)).toMatchObject({ total_count: 10, has_more: true })
  })

  test('stand in the order that is asked for, the larger first', async () => {
    const owner = shelf()
    for (const [name, usage, trending, clones] of [
      ['a', 1, 30, 2],
      ['b', 3, 10, 1],
      ['c', 2, 20, 3],
    ] as const) {
      const id = await put(owner, { name })
      await server.database.pool.query(
        'update shared_voices set usage_1y = $2, trending = $3, cloned_by_count = $4 where voice_id = $1',
        [id, usage, trending, clones],
      )
    }
    const sorted = async (sort: string) => (await find(`owner_id=${owner}&sort=${sort}`)).join('')
    expect(await sorted('usage_character_count_1y')).toBe('bca')
    expect(await sorted('trending')).toBe('acb')
    expect(await sorted('cloned_by_count')).toBe('cab')
  })

  test('a place in another order, or in none, is refused; so is a page of another size', async () => {
    const owner = shelf()
    for (let n = 0; n < 3; n++) await put(owner)
    const { last_sort_id: id } = await ask(`owner_id=${owner}&page_size=1`)
    expect(await codeOf(`sort=trending&last_sort_id=${id}`)).toBe('400 invalid_cursor')
    for (const nonsense of [
      'x',
      Buffer.from('["created_date",5,"a"]').toString('base64url'),
      Buffer.from('["created_date","x","a"]').toString('base64url'),
    ])
      expect(await codeOf(`last_sort_id=${nonsense}`)).toBe('400 invalid_cursor')
    expect(await codeOf('page_size=101')).toBe('400 invalid_page_size')
  })
})

describe('searching', () => {
  test('forgives accents, case and slips of the finger, and finds words anywhere', async () => {
    const owner = shelf()
    await put(owner, {
      name: 'Æther Müller',
      description: 'Warm and husky',
      language: 'de-DE',
      labels: { language: 'de-DE' },
    })
    const finds = async (search: string) =>
      (await find(`owner_id=${owner}&search=${encodeURIComponent(search)}`)).length === 1
    for (const search of [
      'aether',
      'muller',
      'MÜLLER',
      'husky warm',
      'husky',
      'husxy',
      'mulller',
      'deutsch',
      'german',
      'wa',
    ])
      expect([search, await finds(search)]).toEqual([search, true])
    for (const search of ['cold', 'husky cold', 'xx', '%'])
      expect([search, await finds(search)]).toEqual([search, search === '%'])
  })

  test('finds words by their beginning or meaning, and inside longer ones only what nothing begins with', async () => {
    const owner = shelf()
    await put(owner, { name: 'Woman of the north', description: '(Deep) Erzählstimme', labels: { gender: 'female' } })
    await put(owner, { name: 'Old sailor', description: 'Mandarin and more', labels: { gender: 'male' } })
    const names = (search: string) => find(`owner_id=${owner}&search=${encodeURIComponent(search)}`)
    expect(await names('male')).toEqual(['Old sailor'])
    expect(await names('man')).toEqual(['Old sailor'])
    expect(await names('woman')).toEqual(['Woman of the north'])
    expect(await names('female')).toEqual(['Woman of the north'])
    expect(await names('deep')).toEqual(['Woman of the north'])
    expect(await names('ailor')).toEqual(['Old sailor'])
    expect(await names('stimme')).toEqual(['Woman of the north'])
  })

  test('every filter of the contract narrows by what it names', async () => {
    const owner = shelf()
    const labels = {
      language: 'en-GB',
      gender: 'female',
      age: 'middle_aged',
      accent: 'british',
      use_case: 'social_media',
      descriptive: 'calm',
    }
    await put(owner, {
      name: 'it',
      labels,
      language: 'en-GB',
      category: 'professional',
      featured: true,
      notice_period_days: 90,
      live_moderation: true,
    })
    await put(owner, { name: 'other', labels: { language: 'fr' }, language: 'fr', notice_period_days: 1 })
    const only = async (query: string) =>
      expect([query, await find(`owner_id=${owner}&${query}`)]).toEqual([query, ['it']])
    for (const query of [
      'gender=female',
      'age=middle_aged',
      'age=Middle%20Aged',
      'accent=British',
      'language=en',
      'locale=en-gb',
      'locale=en_GB',
      'use_cases=social_media',
      'use_cases=news&use_cases=social_media',
      'descriptives=calm',
      'category=professional',
      'featured=true',
      'min_notice_period_days=30',
    ])
      await only(query)
    expect(await find(`owner_id=${owner}&include_live_moderated=false`)).toEqual(['other'])
    expect((await find(`owner_id=${owner}&include_live_moderated=true&include_custom_rates=true`)).length).toBe(2)
    expect(await find(`owner_id=${owner}&reader_app_enabled=true`)).toEqual([])
    expect(await find(`owner_id=${owner}&language=en&gender=male`)).toEqual([])
  })
})
