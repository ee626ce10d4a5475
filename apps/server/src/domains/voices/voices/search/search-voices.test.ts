import { ErrorBody } from '@vireo/contracts/kit'
import { VoicePage, VoiceSearch } from '@vireo/contracts/voices'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices, type LibraryVoice } from '../library/library.ts'
import { foldText } from './fold-text.ts'

let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
})

const ask = (query: string) => server.fetch(`/v2/voices?${query}`, { headers: person.headers })
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const search = async (query: string) => VoicePage.parse(await (await ask(query)).json())
const idsOf = (voices: readonly LibraryVoice[]) => voices.map((voice) => voice.voiceId).toSorted()
const found = async (query: string) => {
  const page = await search(`page_size=100&${query}`)
  const more = page.next_page_token
    ? await search(`page_size=100&${query}&next_page_token=${page.next_page_token}`)
    : undefined
  return [...page.voices, ...(more?.voices ?? [])].map((voice) => voice.voice_id).toSorted()
}

/** Follows the tokens from the first page to the last. */
async function walk(query: string): Promise<VoicePage[]> {
  const pages: VoicePage[] = []
  for (let token: string | null = ''; token !== null; token = pages.at(-1)?.next_page_token ?? null)
    pages.push(await search(`${query}${token && `&next_page_token=${encodeURIComponent(token)}`}`))
  return pages
}

describe('pages', () => {
  test('200 shows 20 voices by default, says how many there are and where to go on', async () => {
    const page = await search('')
    expect(page).toMatchObject({ has_more: true, total_count: libraryVoices.length })
    expect(page.voices.map((voice) => voice.voice_id)).toEqual(libraryVoices.slice(0, 20).map((voice) => voice.voiceId))
  })

  test('does not count when it is not asked to', async () => {
    expect((await search('include_total_count=false')).total_count).toBe(0)
  })

  test('following the tokens meets every voice once, in order, whatever the order, filter and page size', async () => {
    const orders = fc.record(
      { sort: fc.constantFrom('name', 'created_at_unix'), sort_direction: fc.constantFrom('asc', 'desc') },
      { requiredKeys: [] },
    )
    const filters = fc.constantFrom('', '&language=en', '&gender=female', '&search=a', '&search=nothing-like-it')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), orders, filters, async (size, order, filter) => {
        const query = `page_size=${size}&${new URLSearchParams(order).toString()}${filter}`
        const pages = await walk(query)
        const voices = pages.flatMap((page) => page.voices)
        expect(voices.map((voice) => voice.voice_id).toSorted()).toEqual(await found(filter.slice(1)))
        expect(pages.every((page) => page.has_more === (page.next_page_token !== null))).toBe(true)
        expect(pages.slice(0, -1).every((page) => page.voices.length === size)).toBe(true)
        const names = voices.map((voice) => foldText(voice.name))
        if (order.sort !== 'name') return
        expect(names).toEqual(order.sort_direction === 'desc' ? names.toSorted().toReversed() : names.toSorted())
      }),
      { numRuns: 25 },
    )
  })

  test.each(['0', '101', '-1', '1000000'])('400 refuses a page of %s', async (size) => {
    const answer = await ask(`page_size=${size}`)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_page_size'])
  })

  test('400 refuses a token that we did not write, or wrote for another order', async () => {
    const { next_page_token: token } = await search('sort=name')
    const forged = Buffer.from('["name:asc",{},"x"]').toString('base64url')
    for (const query of [
      'next_page_token=nonsense',
      `sort=name&next_page_token=${forged}`,
      `sort=name&sort_direction=desc&next_page_token=${token}`,
      `next_page_token=${token}`,
    ]) {
      const answer = await ask(query)
      expect([query, answer.status, await codeOf(answer)]).toEqual([query, 400, 'invalid_cursor'])
    }
  })
})

describe('search', () => {
  test.each([
    ['case', 'CLARA', 'Clara'],
    ['accents', 'Vojtech', 'Vojtěch'],
    ['accents the other way round', 'Clàrá', 'Clara'],
    ['the rest of a word', 'zsof', 'Zsófia'],
    ['the order of words', 'czech vojtěch', 'Vojtěch'],
  ])('is tolerant of %s', async (_what, text, name) => {
    const { voices } = await search(`search=${encodeURIComponent(text)}`)
    expect(voices.map((voice) => voice.name)).toEqual([name])
  })

  test('looks at descriptions and labels too', async () => {
    const ids = await found(`search=${encodeURIComponent('narrative story')}`)
    expect(ids).toEqual(
      expect.arrayContaining(idsOf(libraryVoices.filter((voice) => voice.labels.use_case === 'narrative_story'))),
    )
    expect((await search('search=Received%20Pronunciation')).voices.length).toBeGreaterThan(0)
  })

  test.each([
    ['male', (voice: LibraryVoice) => voice.labels.gender === 'male'],
    ['old man', ({ labels }: LibraryVoice) => labels.gender === 'male' && labels.age === 'old'],
    ['old woman for audiobooks', ({ labels }: LibraryVoice) => labels.gender === 'female' && labels.age === 'old'],
    ['calm man for audiobooks', ({ labels }: LibraryVoice) => labels.gender === 'male'],
  ])('“%s” finds some voices, and no other kind', async (text, is) => {
    const ids = await found(`search=${encodeURIComponent(text)}`)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !idsOf(libraryVoices.filter(is)).includes(id))).toEqual([])
  })

  test('where no voice fits every word, those come that fit the most of them, page by page', async () => {
    const old = idsOf(libraryVoices.filter(({ labels }) => labels.gender === 'male' && labels.age === 'old'))
    expect(await found('search=old%20man%20xylophonist')).toEqual(old)
    const pages = await walk('search=old%20man%20xylophonist&page_size=1')
    expect(pages.flatMap(({ voices }) => voices.map((voice) => voice.voice_id)).toSorted()).toEqual(old)
    expect(pages.every((page) => page.total_count === old.length)).toBe(true)
    expect((await search('search=xylophonist%20qwertz')).voices).toEqual([])
  })

  test('every voice is found by its name, by the whole of its description and by nothing that it is not', async () => {
    for (const voice of libraryVoices) {
      expect(await found(`search=${encodeURIComponent(voice.name)}`)).toContain(voice.voiceId)
    }
    expect((await search('search=%F0%9F%A6%9C')).voices).toEqual([])
  })
})

describe('filters', () => {
  const by = (is: (voice: LibraryVoice) => boolean) => idsOf(libraryVoices.filter(is))
  const cases: [query: string, expected: string[]][] = [
    ['voice_type=default', by(() => true)],
    ...['personal', 'community', 'workspace', 'non-default', 'saved'].map((type): [string, string[]] => [
      `voice_type=${type}`,
      [],
    ]),
    ['owner=me', []],
    ['category=premade', by(() => true)],
    ['category=professional', []],
    ['quality=light', by(() => true)],
    ['quality=natural', []],
    ['gender=male', by(({ labels }) => labels.gender === 'male')],
    ['age=Middle_Aged', by(({ labels }) => labels.age === 'middle_aged')],
    ['accent=British', by(({ labels }) => labels.accent === 'british')],
    ['language=de&language=cmn', by(({ labels }) => ['de', 'zh'].includes(labels.language))],
    ['language=pt-br', by(({ languages }) => languages.includes('pt-BR'))],
    ['use_cases=conversational&use_cases=social_media', by(({ labels }) => /^(conv|social)/.test(labels.use_case))],
    ['high_quality=true', []],
    ['high_quality=false', by(() => true)],
    ['collection_id=x', []],
    ['fine_tuning_state=fine_tuned', []],
    // Nobody can take premade voices back, and none costs more than another.
    ['min_notice_period_days=30', by(() => true)],
    ['include_custom_rates=false', by(() => true)],
    ['include_live_moderated=false', by(() => true)],
    [`voice_ids=${libraryVoices[1]?.voiceId}&voice_ids=nobody`, idsOf(libraryVoices.slice(1, 2))],
    [
      'gender=female&language=en&age=young',
      by(({ labels }) => labels.gender === 'female' && labels.language === 'en' && labels.age === 'young'),
    ],
  ]
  test.each(cases)('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('every filter of the contract has a case above', () => {
    const paging = ['next_page_token', 'page_size', 'sort', 'sort_direction', 'include_total_count', 'search']
    const covered = new Set(cases.flatMap(([query]) => [...new URLSearchParams(query).keys()]))
    expect(Object.keys(VoiceSearch.shape).filter((name) => !covered.has(name) && !paging.includes(name))).toEqual([])
  })
})
