import { EpubCheck } from '@likecoin/epubcheck-ts'
import { beforeAll, expect, test } from 'vitest'
import { unzip } from '#privacy/testing.ts'
import { transaction } from '#kernel/transaction.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { validateFeed } from '../feeds/validate-feed.testing.ts'
import { publishingHolding } from '../holding.ts'
import { doWork, filesOf, givenSpoken, givenWork, release, soundAt } from '../publishing.testing.ts'
import { givenUpload } from './uploads.testing.ts'

const server = await startTestServer()
let owner: TestPerson
let id: string
let [spoken, uploaded]: string[] = []
beforeAll(async () => {
  owner = await server.signUp({ tier: 'creator' })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [owner.userId])
  id = (await givenWork(server, owner, [await givenSpoken(server, owner, 'These words are known.')])).work_id
  // Louder than listeners expect: it is brought to the level.
  await givenUpload(server, owner, id, { bytes: soundAt(-12, 5000), name: 'evil<b>&.wav', title: 'Uploaded <b>&' })
  const work = await release(server, owner, id)
  ;[spoken, uploaded] = work.chapters.map((chapter) => chapter.chapter_id)
})

const read = async (path: string) => {
  const answer = await server.fetch(path)
  return { status: answer.status, text: await answer.text() }
}
const bookOf = async (work: string) =>
  Buffer.from(await (await server.fetch(`/library/${work}/book.epub`)).arrayBuffer())

test('a stranger hears it at the level that is expected, and nothing is said to be written of it', async () => {
  const answer = await server.fetch(`/library/${id}/${uploaded}/sound.mp3`)
  const { durationMs } = await decodeAudio(Buffer.from(await answer.arrayBuffer()))
  expect([answer.status, Math.abs(durationMs - 5000) < 150]).toEqual([200, true])
  const { text: page } = await read(`/library/${id}`)
  expect(page).toContain('Uploaded &lt;b&gt;&amp;')
  expect(page).toContain(`src="/library/${id}/${uploaded}/sound.mp3"`)
  expect(page).not.toContain(`${uploaded}/transcript.vtt`)
  expect(page.match(/<details>/gu)).toHaveLength(1)
  expect(page.match(/class="caption"/gu)).toBeNull()
  for (const file of ['transcript.vtt', 'sections.json']) {
    expect((await read(`/library/${id}/${spoken}/${file}`)).status).toBe(200)
    expect((await read(`/library/${id}/${uploaded}/${file}`)).status).toBe(404)
  }
})

test('the feed has its sound, and words only of what has some', async () => {
  const { text: feed } = await read(`/library/${id}/feed.xml`)
  validateFeed(feed)
  const [, one = '', two = ''] = feed.split('<item>')
  expect(one).toContain('<podcast:transcript ')
  expect(one).toContain('<podcast:chapters ')
  expect(two).toContain('<enclosure ')
  expect(two).toContain('<itunes:duration>5</itunes:duration>')
  expect(two).not.toMatch(/<podcast:(?:transcript|chapters)/u)
})

test('the book is valid: text follows what has words, and an upload is heard on its page', async () => {
  const archive = await bookOf(id)
  const { valid, messages } = await EpubCheck.validate(archive)
  expect([valid, messages.map((told) => [told.id, told.message, told.location?.path])]).toEqual([true, []])
  const files = unzip(archive)
  expect([...files.keys()].filter((name) => name.includes('chapter'))).toEqual([
    'book/chapter-1.xhtml',
    'book/chapter-1.smil',
    'book/chapter-1.mp3',
    'book/chapter-2.xhtml',
    'book/chapter-2.mp3',
  ])
  expect(files.get('book/chapter-2.xhtml')?.toString()).toContain('<audio controls="controls" src="chapter-2.mp3">')
  expect(files.get('book/package.opf')?.toString()).toContain('<meta property="media:duration">00:00:04')
})

test('a book of uploads alone is valid too', async () => {
  const { work_id: other } = await givenWork(server, owner, [], { title: 'Heard only', kind: 'single' })
  await givenUpload(server, owner, other)
  expect((await release(server, owner, other)).state).toBe('released')
  const archive = await bookOf(other)
  const { valid, messages } = await EpubCheck.validate(archive)
  expect([valid, messages.map((told) => [told.id, told.message, told.location?.path])]).toEqual([true, []])
  expect(unzip(archive).get('book/package.opf')?.toString()).not.toContain('media:')
})

test('stores get it like every other chapter', async () => {
  const answer = await server.fetch(`/v1/publishing/works/${id}/store.zip`, { headers: owner.headers })
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()].slice(-2)).toEqual(['01_Chapter_1.mp3', '02_Uploaded_b.mp3'])
  const heard = await server.fetch(`/library/${id}/${uploaded}/sound.mp3`)
  expect(files.get('02_Uploaded_b.mp3')?.equals(Buffer.from(await heard.arrayBuffer()))).toBe(true)
})

test('it counts to the room of its workspace, is taken along, and is forgotten with it', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { work_id: work } = await givenWork(server, person, [])
  const [chapter] = (await givenUpload(server, person, work)).chapters
  const use = await server.fetch('/v1/history/storage', { headers: person.headers })
  if (use.ok) expect(JSON.stringify(await use.json())).toContain(String(chapter?.upload?.size_bytes))
  const ctx = { ...server.product.systemContext(), workspaceId: person.workspaceId }
  const subject = { workspaceId: person.workspaceId, userId: person.userId }
  const files = []
  for await (const file of publishingHolding.files(ctx, subject)) files.push(file)
  expect(files.map(({ path }) => path)).toContain(`publishing/uploads/${chapter?.upload?.upload_id}.mp3`)
  expect(files.map(({ path }) => path)).toContain('publishing/uploads-1.json')
  await transaction(ctx, (ctx) => publishingHolding.erase?.(ctx, subject) as never)
  await doWork(server, person)
  const { rows } = await server.database.pool.query('select id from publishing_uploads where workspace_id = $1', [
    person.workspaceId,
  ])
  expect([rows, await filesOf(server, person)]).toEqual([[], []])
})
