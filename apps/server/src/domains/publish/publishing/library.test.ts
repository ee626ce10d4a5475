import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { PodcastChapters } from '@vireo/contracts/publishing'
import { beforeAll, expect, test, vi } from 'vitest'
import { unzip } from '#privacy/testing.ts'
import { forgetPages } from '#sharing'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { getEpub } from './books/get-epub.ts'
import { validateFeed } from './feeds/validate-feed.testing.ts'
import { readerScript } from './library/reader-script.ts'
import { showWork } from './library/show-work.ts'
import { givenSpoken, givenWork, release } from './publishing.testing.ts'

type Xml = {
  getElementsByTagName(name: string): ArrayLike<{ readonly textContent: string; getAttribute(name: string): string }>
}
type Told = Readonly<Record<'warning' | 'error' | 'fatalError', (message: string) => void>>
// Its types would bring those of browsers into everything else that is written for Node.
const { DOMParser } = createRequire(import.meta.url)('@xmldom/xmldom') as {
  readonly DOMParser: new (options: { readonly errorHandler: Told }) => {
    parseFromString(text: string, type: string): Xml
  }
}

const evil = `<script>alert(1)</script>"'&]]>--> \u202Eright`
const server = await startTestServer()
let owner: TestPerson
let id: string
let chapterIds: readonly string[]
beforeAll(async () => {
  owner = await server.signUp({ tier: 'creator' })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [owner.userId])
  const items = [
    await givenSpoken(server, owner, `One & only. ${evil}\n\nThe second paragraph.`),
    await givenSpoken(server, owner, 'Two without times.', { alignments: null }),
  ]
  const work = await givenWork(server, owner, items, {
    title: `Garden ${evil}`,
    author: `Ada ${evil}`,
    description: `Of gardens.\n${evil}`,
    isbn: '978-3-16-148410-0',
    mature_content: true,
  })
  id = work.work_id
  chapterIds = work.chapters.map((chapter) => chapter.chapter_id)
  await release(server, owner, id)
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(path, { headers })
  return { answer, status: answer.status, text: await answer.text() }
}

/** Reads a document as strictly as XML is to be read. */
function parse(xml: string): Xml {
  const fail = (message: string) => {
    throw new Error(message)
  }
  return new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } }).parseFromString(
    xml,
    'text/xml',
  )
}
const texts = (node: Xml, name: string) => Array.from(node.getElementsByTagName(name), (one) => one.textContent)
const attributes = (node: Xml, name: string, attribute: string) =>
  Array.from(node.getElementsByTagName(name), (one) => one.getAttribute(attribute))

test('a stranger hears and reads a work without a cookie; one script runs, which asks for nothing; what is written is only text', async () => {
  const { answer, text: html } = await read(`/library/${id}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^;]+; img-src 'self'; media-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; form-action/u,
  )
  expect(answer.headers.get('content-security-policy')).not.toContain('connect-src')
  expect(html.match(/<script/gu)).toHaveLength(1)
  expect(gzipSync(readerScript).length).toBeLessThan(2500)
  const catalogue = await read('/library')
  expect(catalogue.answer.headers.get('content-security-policy')).toMatch(/sandbox allow-downloads$/u)
  expect(catalogue.text).not.toContain('<script')
  expect(html).not.toContain('\u202E')
  expect(html).toContain('Garden &lt;script&gt;')
  expect(html).toContain('By Ada &lt;script&gt;')
  expect(html).toContain('>The second paragraph.</span></p>')
  expect(html.match(/<audio controls preload="none"/gu)).toHaveLength(2)
  expect((await read(`/library/${id}`, { 'accept-language': 'de' })).text).toContain('Hörbuch · Von Ada')
})

test('search engines list what its owner allows them to list, and nothing else', async () => {
  const { work_id: other } = await givenWork(server, owner, [await givenSpoken(server, owner, 'Open.')], {
    may_be_indexed: true,
  })
  await release(server, owner, other)
  const { answer, text } = await read(`/library/${other}`)
  expect(answer.headers.get('x-robots-tag')).toBeNull()
  expect(text).not.toContain('noindex')
  expect((await read(`/library/${other}/feed.xml`)).text).not.toContain('itunes:block')
  expect((await read('/library')).answer.headers.get('x-robots-tag')).toContain('noindex')
})

test('what was never there and what is a draft are the same to a stranger', async () => {
  const { work_id: draft } = await givenWork(server, owner, [])
  const paths = (one: string) => [
    `/library/${one}`,
    ...['feed.xml', 'book.epub', 'cover.jpg', 'x/sound.mp3', 'x/transcript.vtt', 'x/sections.json'].map(
      (file) => `/library/${one}/${file}`,
    ),
  ]
  const answers = async (one: string) =>
    Promise.all(
      paths(one).map(async (path) => {
        const { status, text } = await read(path)
        return `${status} ${text.replaceAll(/req_\w+/gu, '').replaceAll(one, '')}`
      }),
    )
  const [ofDraft, ofNothing] = [await answers(draft), await answers('work_nothing')]
  expect(ofDraft).toEqual(ofNothing)
  for (const answer of ofDraft) expect(answer).toMatch(/^404/u)
  expect((await read(`/library/${id}/nothing/sound.mp3`)).status).toBe(404)
})

test('the catalogue shows what is released, newest first and page by page', async () => {
  const ctx = server.product.systemContext()
  const { rows } = await server.database.pool.query<{ work_id: string }>(
    "select work_id from publishing_editions where state = 'live' order by id desc",
  )
  // Ids of one millisecond stand in no order.
  const copies = Array.from(
    { length: 25 },
    () => [ctx.newId('publishedWork'), ctx.newId('publishedEdition')] as const,
  ).toSorted(([, one], [, other]) => (one < other ? -1 : 1))
  for (const [work, edition] of copies) {
    const copy = (table: string, change: object, from: string) =>
      server.database.pool.query(
        `insert into ${table} select (jsonb_populate_record(one, $1::jsonb)).* from ${table} one where one.${from} = $2
         ${from === 'work_id' ? "and state = 'live'" : ''}`,
        [JSON.stringify(change), id],
      )
    await copy('publishing_works', { id: work }, 'id')
    await copy('publishing_editions', { id: edition, work_id: work, title: `Copy ${work}` }, 'work_id')
  }
  // What was listed before is known for a second.
  forgetPages(ctx)
  const first = (await read('/library')).text
  const listed = (html: string) => Array.from(html.matchAll(/<li><a href="\/library\/(\w+)"/gu), ([, one]) => one)
  expect(listed(first)).toEqual(
    copies
      .map(([work]) => work)
      .toReversed()
      .slice(0, 24),
  )
  const before = /href="\/library\?before=(\w+)"/u.exec(first)?.[1]
  const second = (await read(`/library?before=${before}`)).text
  expect(listed(second)).toEqual([copies[0]?.[0], ...rows.map((row) => row.work_id)])
  expect(second).not.toContain('?before=')
  await server.database.pool.query('delete from publishing_works where id = any($1)', [copies.map(([work]) => work)])
})

test('the feed is RSS with what players of podcasts ask for, and every address in it answers', async () => {
  const { answer, text } = await read(`/library/${id}/feed.xml`)
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  validateFeed(text)
  const feed = parse(text)
  const page = `http://127.0.0.1:8080/library/${id}`
  expect(texts(feed, 'title')[0]).toBe(`Garden <script>alert(1)</script>"'&]]>--> right`)
  expect(texts(feed, 'language')).toEqual(['en'])
  expect(texts(feed, 'itunes:explicit')).toEqual(['true'])
  expect(texts(feed, 'itunes:type')).toEqual(['serial'])
  expect(texts(feed, 'podcast:medium')).toEqual(['audiobook'])
  expect(texts(feed, 'itunes:block')).toEqual(['Yes'])
  expect(attributes(feed, 'itunes:category', 'text')).toEqual(['Arts', 'Fiction'])
  expect(attributes(feed, 'itunes:image', 'href')).toEqual([`${page}/cover.jpg`])
  expect(texts(feed, 'podcast:guid')[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u)
  expect(texts(feed, 'guid')).toEqual(chapterIds)
  expect(texts(feed, 'itunes:episode')).toEqual(['1', '2'])
  expect(texts(feed, 'itunes:duration')).toEqual(['4', '4'])
  for (const date of texts(feed, 'pubDate')) expect(Date.parse(date)).toBeGreaterThan(0)
  const files = [
    ...attributes(feed, 'enclosure', 'url').map((url) => [url, 'audio/mpeg']),
    ...attributes(feed, 'podcast:transcript', 'url').map((url) => [url, 'text/vtt; charset=utf-8']),
    ...attributes(feed, 'podcast:chapters', 'url').map((url) => [url, 'application/json+chapters']),
    [`${page}/cover.jpg`, 'image/jpeg'],
  ] as const
  expect(files).toHaveLength(7)
  for (const [url, type] of files) {
    const file = await server.fetch(new URL(url).pathname)
    expect([file.status, file.headers.get('content-type')], url).toEqual([200, type])
    await file.arrayBuffer()
  }
  const [length] = attributes(feed, 'enclosure', 'length')
  const sound = await server.fetch(`/library/${id}/${chapterIds[0]}/sound.mp3`, { method: 'HEAD' })
  expect(sound.headers.get('content-length')).toBe(length)
})

test('captions say what is heard and when; sections are its paragraphs', async () => {
  const at = `/library/${id}/${chapterIds[0]}`
  const { text: captions } = await read(`${at}/transcript.vtt`)
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:00\.550\nOne &amp; only\.\n/u)
  expect(captions).toContain('&lt;script&gt;')
  expect(captions.match(/-->/gu)).toHaveLength(captions.match(/^\d\d:/gmu)?.length ?? 0)
  const sections = PodcastChapters.parse(JSON.parse((await read(`${at}/sections.json`)).text))
  expect(sections.chapters.map(({ title }) => title).at(-1)).toBe('The second paragraph.')
  expect((await read(`/library/${id}/${chapterIds[1]}/transcript.vtt`)).text).toContain(
    '00:00:00.000 --> 00:00:04.000\nTwo without times.',
  )
})

test('the book is an EPUB whose text follows its sound', async () => {
  const answer = await server.fetch(`/library/${id}/book.epub`)
  const archive = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-type')).toBe('application/epub+zip')
  const { valid, messages } = await EpubCheck.validate(archive)
  expect([valid, messages.map((told) => [told.id, told.message, told.location?.path])]).toEqual([true, []])
  // Readers look at these places of the file, not at its directory.
  expect(archive.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
  const files = unzip(archive)
  const documents = new Map(
    [...files.entries()]
      .filter(([name]) => /\.(?:xml|opf|xhtml|smil)$/u.test(name))
      .map(([name, bytes]) => [name, parse(bytes.toString())]),
  )
  const book = documents.get('book/package.opf') ?? parse('<nothing/>')
  const hrefs = attributes(book, 'item', 'href')
  for (const href of hrefs) expect([...files.keys()]).toContain(`book/${href}`)
  expect(files.size, 'nothing is in it that its package does not name').toBe(hrefs.length + 3)
  expect(texts(book, 'dc:identifier')).toEqual(['urn:isbn:9783161484100'])
  expect(texts(book, 'dc:language')).toEqual(['en'])
  const ids = new Set(attributes(book, 'item', 'id'))
  for (const named of [...attributes(book, 'itemref', 'idref'), ...attributes(book, 'item', 'media-overlay')])
    if (named) expect(ids).toContain(named)
  for (const [name, overlay] of documents) {
    if (!name.endsWith('.smil')) continue
    for (const src of attributes(overlay, 'text', 'src')) {
      const [file, piece] = src.split('#')
      expect(files.get(`book/${file}`)?.toString()).toContain(`id="${piece}"`)
    }
    for (const [at, begin] of attributes(overlay, 'audio', 'clipBegin').entries())
      expect((attributes(overlay, 'audio', 'clipEnd')[at] ?? '') > (begin ?? '')).toBe(true)
  }
  expect(files.get('book/chapter-1.xhtml')?.toString()).not.toContain('<script')
  expect(files.get('book/chapter-1.mp3')?.length).toBeGreaterThan(1000)
})

/** A context that counts how often what is said in works is read. */
const counting = () => {
  const ctx = server.product.systemContext()
  const count = { texts: 0 }
  type Query = Parameters<typeof ctx.db.many>[0]
  const noted = (query: Query) => {
    if (/\bcues\b/u.test(query.text)) count.texts++
    return query
  }
  const db = Object.create(ctx.db, {
    many: { value: (query: Query) => ctx.db.many(noted(query)) },
    maybe: { value: (query: Query) => ctx.db.maybe(noted(query)) },
  }) as typeof ctx.db
  return { ctx: { ...ctx, db }, count }
}

test('the page of a work is written once for everybody who asks for it meanwhile', async () => {
  const { ctx, count } = counting()
  forgetPages(ctx)
  const asked = Array.from({ length: 20 }, () => showWork(ctx, { published_id: id }))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  expect(count.texts).toBe(1)
})

test('a book is made at the pace of whoever reads it: nothing of it for who only asks whether it is there', async () => {
  const { ctx, count } = counting()
  await getEpub(ctx, { published_id: id })
  expect(count.texts).toBe(0)
  const reading = vi.spyOn(server.ports.storage, 'read')
  const answer = await server.fetch(`/library/${id}/book.epub`, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/epub+zip'])
  expect(reading).not.toHaveBeenCalled()
  reading.mockRestore()
})

test('a page says as much as a novel; what is said beyond that is in the book', async () => {
  const said = `Beyond. ${'word '.repeat(120_000)}`
  await server.database.pool.query('update publishing_edition_chapters set cues = $1 where chapter_id = $2', [
    JSON.stringify([{ startMs: 0, endMs: 4000, text: said, begins: true }]),
    chapterIds[1],
  ])
  forgetPages(server.product.systemContext())
  const { text } = await read(`/library/${id}`)
  expect(text).toContain('>The second paragraph.</span></p>')
  expect(text).not.toContain('Beyond.')
  expect((await read(`/library/${id}/${chapterIds[1]}/transcript.vtt`)).text).toContain('Beyond.')
})
