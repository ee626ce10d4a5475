import { type SharedSound, soundCategories, soundSorts } from '@vireo/contracts/sound-effects'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { testSoundEffects } from '#test/test-engines.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { featuredSounds } from './catalogue/featured-sounds.ts'
import { librarySounds } from './catalogue/library-sounds.ts'

type Sound = Pick<SharedSound, 'generation_id' | 'text' | 'preview_url'>

type Listed = {
  readonly shared_sound_generations: readonly Sound[]
  readonly has_more: boolean
  readonly last_sort_id: string | null
}

const server = await startTestServer()
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp()
})

async function list(query: string): Promise<Listed> {
  const answer = await server.fetch(`/v1/shared-sound-generations${query}`, { headers: person.headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as never
}

test('there are at least 300, each with names of its own', () => {
  const distinct = (of: (sound: (typeof librarySounds)[number]) => string) => new Set(librarySounds.map(of)).size
  expect(librarySounds.length).toBeGreaterThanOrEqual(300)
  expect([distinct(({ id }) => id), distinct(({ english }) => english)]).toEqual([
    librarySounds.length,
    librarySounds.length,
  ])
})

test('each is understood to the last word, and means the same sounds in German', async () => {
  for (const { english, german } of librarySounds) {
    const [said, gesagt] = [await testSoundEffects.understand(english), await testSoundEffects.understand(german)]
    expect([english, said.unknown, said.made.length > 0]).toEqual([english, [], true])
    expect([german, gesagt.unknown, gesagt.made.toSorted()]).toEqual([german, [], said.made.toSorted()])
  }
})

test('pages follow each other without a gap, and end', async () => {
  const ids: string[] = []
  for (let page = 0, more = true; more; page++) {
    const { shared_sound_generations: sounds, has_more } = await list(`?page_size=100&page=${page}`)
    ids.push(...sounds.map(({ generation_id: id }) => id))
    more = has_more
  }
  expect(ids).toEqual(librarySounds.map(({ id }) => id))
})

test('they are found by words of either language, in any order, and by category', async () => {
  const texts = async (query: string) => (await list(query)).shared_sound_generations.map(({ text }) => text)
  expect(await texts('?search=Blechdach%20starker')).toEqual(['heavy rain on a tin roof'])
  expect(await texts('?search=gravel%20slow')).toEqual(['slow footsteps on gravel'])
  expect(await texts('?search=unicorn')).toEqual([])
  expect((await list('?category=sci-fi')).shared_sound_generations).toEqual(
    expect.arrayContaining([expect.objectContaining({ category: 'sci-fi', text: 'a space station' })]),
  )
  expect(await texts('?category=brass')).toEqual([])
  expect(soundCategories).toContain('brass')
})

test('a cursor goes on where a page ended, in every order, and is refused where it is none', async () => {
  for (const sort of soundSorts) {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { shared_sound_generations: sounds, last_sort_id } = await list(
        `?page_size=100&sort=${sort}${cursor && `&cursor=${cursor}`}`,
      )
      ids.push(...sounds.map(({ generation_id: id }) => id))
      cursor = last_sort_id
    }
    expect([sort, ids.length, new Set(ids).size]).toEqual([sort, librarySounds.length, librarySounds.length])
  }
  const made = (score: string) => Buffer.from(JSON.stringify([score, 0, 'a'])).toString('base64url')
  const date = 'sharing_date_unix'
  for (const [cursor, sort] of [
    ['x', 'trending_score'],
    ['bnVsbA', 'trending_score'],
    ...['1; drop', '1e999', '1e-999', '9'.repeat(30)].map((score) => [made(score), 'trending_score']),
    ...['2026-99-99 00:00:00+00', '2026-02-30 00:00:00+00', '2026-02-03 24:00:00+00', '0000-01-01 00:00:00+00']
      .concat('2026-02-03 00:00:00+99')
      .map((score) => [made(score), date]),
  ]) {
    const address = `/v1/shared-sound-generations?cursor=${cursor}&sort=${sort}`
    const answer = await server.fetch(address, { headers: person.headers })
    expect([cursor, answer.status]).toEqual([cursor, 400])
  }
})

test('what is liked is listed, counts, and comes first; liking it again counts once', async () => {
  const id = 'library-a-waterfall'
  const like = (method: 'POST' | 'DELETE', who = person) =>
    server.fetch(`/v1/shared-sound-generations/${id}/favourite`, { method, headers: who.headers })
  expect((await list('?favourites=true')).shared_sound_generations).toEqual([])
  for (const _ of [1, 2]) expect((await like('POST')).status).toBe(200)
  const found = { generation_id: id, like_count: 1, is_favourite: true }
  for (const query of ['?favourites=true', '?page_size=1', '?page_size=1&sort=like_count'])
    expect((await list(query)).shared_sound_generations).toMatchObject([found])
  const other = await server.signUp()
  const seen = await server.fetch('/v1/shared-sound-generations?page_size=1', { headers: other.headers })
  expect(await seen.json()).toMatchObject({ shared_sound_generations: [{ ...found, is_favourite: false }] })
  await like('POST', other)
  expect((await list('?page_size=1')).shared_sound_generations).toMatchObject([{ ...found, like_count: 2 }])
  await like('DELETE')
  await like('DELETE', other)
  expect((await list('?favourites=true')).shared_sound_generations).toEqual([])
  expect((await list('?search=a%20waterfall')).shared_sound_generations).toMatchObject([{ like_count: 0 }])
  const missing = await server.fetch('/v1/shared-sound-generations/none/favourite', {
    method: 'POST',
    headers: person.headers,
  })
  expect(missing.status).toBe(404)
})

test('featured are some of each kind', async () => {
  const { shared_sound_generations: sounds } = await list('?featured=true')
  expect(new Set(sounds.map(({ text }) => text))).toEqual(featuredSounds)
})

test('one is taken into the history for nothing, once, with its picture', async () => {
  const take = () =>
    server.fetch('/v1/shared-sound-generations/library-a-bee/purchase', { method: 'POST', headers: person.headers })
  const [one, other] = [await take(), await take()]
  expect([one.status, one.headers.get('content-type'), one.headers.get('character-cost')]).toEqual([
    200,
    'audio/mpeg',
    '0',
  ])
  expect(other.headers.get('history-item-id')).toBe(one.headers.get('history-item-id'))
  expect((await decodeAudio(new Uint8Array(await one.arrayBuffer()))).durationMs).toBeGreaterThan(300)
  const item = await server.fetch(`/v1/history/${one.headers.get('history-item-id')}`, { headers: person.headers })
  expect(await item.json()).toMatchObject({ source: 'SFX', text: 'a bee', character_count_change_to: 0 })
  expect((await list('?page_size=1&sort=purchased_count')).shared_sound_generations).toMatchObject([
    { text: 'a bee', purchased: true, purchased_count: 1, duration_ms: expect.any(Number), peaks: expect.any(Array) },
  ])
})

test('asked for many times at once it is taken once; another member takes their own, and both keep theirs', async () => {
  const host = await givenPerson(server, 'free')
  const mate = await givenTeammate(server, host, 'editor')
  const take = async ({ bearer }: Teammate) => {
    const path = '/v1/shared-sound-generations/library-a-crow/purchase'
    const answer = await server.fetch(path, { method: 'POST', headers: bearer })
    return answer.status === 200 ? answer.headers.get('history-item-id') : answer.status
  }
  const taken = await Promise.all(Array.from({ length: 6 }, () => take(host)))
  const [own, ...others] = new Set(taken.filter((id) => typeof id === 'string'))
  expect(others).toEqual([])
  for (const id of taken) expect([own, 429]).toContain(id)
  const items = await server.fetch('/v1/history?source=SFX', { headers: host.bearer })
  expect(((await items.json()) as { history: object[] }).history.length).toBe(1)
  const theirs = await take(mate)
  expect(theirs).toMatch(/^[\w-]+$/u)
  expect(theirs).not.toBe(own)
  expect([await take(host), await take(mate)]).toEqual([own, theirs])
})

test('one is saved as MP3 or without loss, several as a zip', async () => {
  const save = (ids: readonly string[], format: string) =>
    server.fetch('/v1/shared-sound-generations/download', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ generation_ids: ids, output_format: format }),
    })
  const wav = await save(['library-a-bee'], 'wav')
  expect([wav.status, wav.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('.wav')])
  expect(
    Buffer.from(await wav.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('RIFF')
  const zip = await save(['library-a-bee', 'library-a-riser'], 'wav')
  expect(zip.headers.get('content-type')).toBe('application/zip')
  const bytes = Buffer.from(await zip.arrayBuffer())
  expect(bytes.toString('latin1').match(/a (?:bee|riser)\.wav/gu)).toHaveLength(4)
  expect((await save(['library-a-bee', 'none'], 'mp3')).status).toBe(404)
})

test.each(['page_size=0', 'page_size=101', 'page=-1', 'category=noise', 'sort=name'])('422 for %s', async (query) => {
  const answer = await server.fetch(`/v1/shared-sound-generations?${query}`, { headers: person.headers })
  expect(answer.status).toBe(422)
})

test('what is made for downloads without loss is work that nobody pays: so many at a time', async () => {
  const ids = (await list('?page_size=3')).shared_sound_generations.map(({ generation_id: id }) => id)
  const save = (output_format: string) =>
    server.fetch('/v1/shared-sound-generations/download', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ generation_ids: ids, output_format }),
    })
  const answers = await Promise.all(Array.from({ length: 5 }, () => save('wav')))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  const again = await save('wav')
  expect(again.status).toBe(200)
  await again.arrayBuffer()
})

test('anybody hears one; it is made once, and in parts where that is asked for', async () => {
  const [sound] = (await list('?search=three%20short%20beeps')).shared_sound_generations
  const hear = (headers: Record<string, string> = {}) => server.fetch(sound?.preview_url ?? '', { headers })
  const [one, other] = await Promise.all([hear(), hear()])
  expect([one.status, one.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const bytes = new Uint8Array(await one.arrayBuffer())
  expect(new Uint8Array(await other.arrayBuffer())).toEqual(bytes)
  expect((await decodeAudio(bytes)).durationMs).toBeGreaterThan(300)
  const part = await hear({ range: 'bytes=0-99' })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
})

test('404 for a sound that there is not', async () => {
  const answer = await server.fetch('/v1/shared-sound-generations/library-unicorn/preview')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ detail: { code: 'sound_not_found' } })
})
