import { soundCategories } from '@vireo/contracts/sound-effects'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { testSoundEffects } from '#test/test-engines.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { librarySounds } from './catalogue/library-sounds.ts'

type Sound = { readonly generation_id: string; readonly text: string; readonly preview_url: string }

const server = await startTestServer()
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp()
})

async function list(query: string): Promise<{ shared_sound_generations: readonly Sound[]; has_more: boolean }> {
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

test.each(['page_size=0', 'page_size=101', 'page=-1', 'category=noise', 'sort=name'])('422 for %s', async (query) => {
  const answer = await server.fetch(`/v1/shared-sound-generations?${query}`, { headers: person.headers })
  expect(answer.status).toBe(422)
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
