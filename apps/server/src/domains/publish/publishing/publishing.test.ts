import { integratedLoudness, truePeakDbfs } from '@vireo/audio'
import { publishingLimits, Work, WorkChecks, Works } from '@vireo/contracts/publishing'
import { beforeAll, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { copyRow } from '#test/copy-row.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { png, redAndBlue } from '#voices/pictures/testing.ts'
import { publishingHolding } from './holding.ts'
import { setTakenDown } from './moderation/set-taken-down.ts'
import { askAs, doWork, filesOf, givenSpoken, givenWork, release, sendCover, soundAt } from './publishing.testing.ts'

const server = await startTestServer()
const { pool } = server.database
let owner: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  owner = await server.signUp({ tier: 'creator' })
  stranger = await server.signUp({ tier: 'creator' })
  await pool.query('update users set email_verified_at = now() where id = $1', [owner.userId])
})

const ask = (method: string, path: string, body?: object, who: Pick<TestPerson, 'headers'> = owner) =>
  askAs(server, who, [method, path], body)
const workOf = async (id: string) => Work.parse(await ask('GET', `/${id}`))
const checksOf = async (id: string) => WorkChecks.parse(await ask('POST', `/${id}/check`))
const statusOf = async (path: string) => (await server.fetch(path)).status

test('a work begins as a draft that lacks everything, is changed in what is asked for alone, and is nobody else’s', async () => {
  const begun = Work.parse(await ask('POST', '', { kind: 'podcast', title: '  A show ' }))
  expect(begun).toMatchObject({ state: 'draft', title: 'A show', author: null, chapters: [], edition: null })
  const { work_id: id } = begun
  const { is_ready: isReady, checks } = await checksOf(id)
  expect(isReady).toBe(false)
  expect(checks.filter(({ state }) => state === 'failed').map(({ code }) => code)).toEqual([
    'author',
    'description',
    'language',
    'genre',
    'audience',
    'rights',
    'cover',
    'chapters',
  ])
  const changed = await ask('PATCH', `/${id}`, { author: 'Ada', isbn: '0-8044-2957-x', genres: ['Poetry', 'Poetry'] })
  expect(changed).toMatchObject({ author: 'Ada', isbn: '080442957X', genres: ['Poetry'], title: 'A show' })
  expect(await ask('PATCH', `/${id}`, { author: null })).toMatchObject({ author: null, isbn: '080442957X' })
  expect(await ask('PATCH', `/${id}`, { isbn: '0-8044-2957-1' })).toBe('400 isbn_invalid')
  expect(await ask('PATCH', `/${id}`, { genres: ['Cooking'] })).toMatch(/^422/u)
  expect(await ask('PATCH', `/${id}`, { language: 'not a language' })).toMatch(/^422/u)
  expect(await ask('POST', `/${id}/release`)).toBe('409 work_not_ready')
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/check'],
    ['POST', '/release'],
    ['POST', '/withdraw'],
    ['DELETE', '/cover'],
    ['GET', '/cover'],
  ] as const)
    expect(await ask(method, `/${id}${path}`, method === 'PATCH' ? {} : undefined, stranger)).toBe('404 work_not_found')
  expect(await ask('GET', `/${id}/cover`)).toBe('404 work_has_no_cover')
  expect(await statusOf(`/library/${id}`), 'drafts are not there for strangers').toBe(404)
  expect(await ask('DELETE', `/${id}`)).toEqual({ status: 'ok' })
  expect(await ask('DELETE', `/${id}`)).toBe('404 work_not_found')
})

test('works are listed page by page, and a workspace has so many of them', async () => {
  const who = await server.signUp({ tier: 'creator' })
  const titles = ['One', 'Two', 'Three']
  for (const title of titles) await ask('POST', '', { kind: 'single', title }, who)
  const first = Works.parse(await ask('GET', '?page_size=2', undefined, who))
  expect([first.works.map(({ title }) => title), first.has_more]).toEqual([['Three', 'Two'], true])
  const second = Works.parse(await ask('GET', `?page_size=2&cursor=${first.next_cursor}`, undefined, who))
  expect([second.works.map(({ title }) => title), second.next_cursor]).toEqual([['One'], null])
  expect(await ask('GET', '?page_size=0', undefined, who)).toBe('400 invalid_page_size')
  const id = second.works[0]?.work_id ?? ''
  await copyRow(server.database, 'publishing_works', { id, times: publishingLimits.worksMax - 3 })
  expect(await ask('POST', '', { kind: 'single', title: 'Too many' }, who)).toBe('400 work_limit_reached')
})

test('chapters are recordings of the workspace, each once, in the order that is asked for', async () => {
  const [one, two] = [await givenSpoken(server, owner, 'One.'), await givenSpoken(server, owner, 'Two.')]
  const theirs = await givenSpoken(server, stranger, 'Theirs.')
  const { work_id: id, chapters: before } = await givenWork(server, owner, [one, two])
  const put = (chapters: object[]) => ask('PUT', `/${id}/chapters`, { chapters })
  const entry = (item: string, more: object = {}) => ({ history_item_id: item, title: 'A chapter', ...more })
  expect(await put([entry(theirs)])).toBe('404 history_item_not_found')
  expect(await put([entry(one), entry(one)])).toMatch(/^422/u)
  expect(await put([entry(one, { is_preview: true }), entry(two, { is_preview: true })])).toMatch(/^422/u)
  const { chapters } = Work.parse(await put([entry(two, { is_preview: true }), entry(one)]))
  expect(chapters.map((chapter) => [chapter.history_item_id, chapter.is_preview])).toEqual([
    [two, true],
    [one, false],
  ])
  expect(chapters.map((chapter) => chapter.chapter_id)).toEqual(before.map((it) => it.chapter_id).toReversed())
  expect(Work.parse(await put([entry(two)])).chapters).toHaveLength(1)
})

test.each([
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'type_not_supported',
  ],
  ['a small file that would unfold to 3.6 GB', () => png(redAndBlue(8, 8), { stated: [30_000, 30_000] }), 'too_large'],
  ['a picture that moves', () => png(redAndBlue(100, 100), { more: [['acTL', Buffer.alloc(8)]] }), 'animated'],
  ['a dot', () => png(redAndBlue(20, 20)), 'too_small'],
  ['a picture without its end', () => png(redAndBlue(100, 100)).subarray(0, -20), 'unreadable'],
] as const)('%s is no cover, and the one before stays', async (_, file, problem) => {
  const { work_id: id } = await givenWork(server, owner, [])
  expect(await sendCover(server, owner, id, file())).toBe(`400 picture_${problem}`)
  const answer = await server.fetch(`/v1/publishing/works/${id}/cover`, { headers: owner.headers })
  const jpeg = Buffer.from(await answer.arrayBuffer())
  expect([answer.headers.get('content-type'), jpeg.readUInt16BE(0)]).toEqual(['image/jpeg', 0xffd8])
  expect(await ask('DELETE', `/${id}/cover`)).toMatchObject({ has_cover: false })
  await doWork(server, owner)
  expect((await filesOf(server, owner)).filter((key) => key.includes(id))).toEqual([])
})

test('what is wrong with the sound of each chapter is measured and said; what can be mended is where that is wanted', async () => {
  const items = [
    await givenSpoken(server, owner, 'Good.'),
    await givenSpoken(server, owner, 'Quiet.', { sound: soundAt(-30) }),
    await givenSpoken(server, owner, 'Nothing.', { sound: Buffer.from('no sound at all') }),
  ]
  const { work_id: id, chapters } = await givenWork(server, owner, items, { normalizes_loudness: false })
  expect((await checksOf(id)).checks.filter(({ state }) => state === 'waiting')).toHaveLength(18)
  await doWork(server, owner)
  const of = async (at: number) =>
    (await checksOf(id)).checks
      .filter((check) => check.chapter_id === chapters[at]?.chapter_id)
      .map(({ code, state }) => `${code} ${state}`)
  expect(await of(0)).toEqual(
    ['recording', 'loudness', 'peak', 'silence_start', 'silence_end', 'silence_inside'].map((code) => `${code} passed`),
  )
  expect(await of(1)).toContain('loudness failed')
  const quiet = (await checksOf(id)).checks.find((check) => check.state === 'failed' && check.code === 'loudness')
  expect(quiet?.value).toBeCloseTo(-30, 0)
  expect(await of(2)).toEqual(['recording failed'])
  await ask('PATCH', `/${id}`, { normalizes_loudness: true })
  expect(await of(1)).toContain('loudness mended')
  expect(await ask('POST', `/${id}/release`)).toBe('409 work_not_ready')
})

test('an edition is a copy that is brought to the level; a withdrawal ends it at once, and a new release is a new edition', async () => {
  const quiet = await givenSpoken(server, owner, 'Quiet.', { sound: soundAt(-34) })
  const { work_id: id, chapters } = await givenWork(server, owner, [quiet])
  const sound = `/library/${id}/${chapters[0]?.chapter_id}/sound.mp3`
  expect(await release(server, owner, id)).toMatchObject({
    state: 'released',
    edition: { number: 1, url: `http://127.0.0.1:8080/library/${id}` },
    release: null,
  })
  await ask('PATCH', `/${id}`, { title: 'Another title' })
  const deleted = await server.fetch(`/v1/history/${quiet}`, { method: 'DELETE', headers: owner.headers })
  expect(deleted.status).toBe(200)
  const answer = await server.fetch(sound)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const { samples, sampleRateHz, durationMs } = await decodeAudio(bytes)
  expect(Math.abs(integratedLoudness(samples, sampleRateHz) + 18)).toBeLessThan(2)
  expect(truePeakDbfs(samples)).toBeLessThan(-1)
  expect(Math.abs(durationMs - 4000)).toBeLessThan(100)
  const part = await server.fetch(sound, { headers: { range: 'bytes=10-19' } })
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(10, 20)])
  expect(await (await server.fetch(`/library/${id}`)).text()).toContain('<h1 dir="auto">Two gardens</h1>')
  expect(await ask('POST', `/${id}/release`), 'its recording is gone').toBe('409 work_not_ready')
  expect(await ask('POST', `/${id}/withdraw`)).toMatchObject({ state: 'withdrawn', edition: null })
  for (const path of ['', '/feed.xml', '/book.epub', '/cover.jpg'])
    expect(await statusOf(`/library/${id}${path}`)).toBe(404)
  expect(await statusOf(sound)).toBe(404)
  expect(await ask('POST', `/${id}/withdraw`), 'once more does nothing').toMatchObject({ state: 'withdrawn' })
  await doWork(server, owner)
  expect((await filesOf(server, owner)).filter((key) => key.includes(id) && key.endsWith('.mp3'))).toEqual([])
  const again = await givenSpoken(server, owner, 'Again.')
  await ask('PUT', `/${id}/chapters`, { chapters: [{ history_item_id: again, title: 'Again' }] })
  expect(await release(server, owner, id)).toMatchObject({ state: 'released', edition: { number: 2 } })
  expect(await (await server.fetch(`/library/${id}`)).text()).toContain('Another title')
  expect(await release(server, owner, id)).toMatchObject({ state: 'released', edition: { number: 3 } })
  expect((await filesOf(server, owner)).filter((key) => key.includes(id) && key.endsWith('.mp3'))).toHaveLength(1)
})

test('listeners keep the edition before until the next is made, and why one is not is said to its owner', async () => {
  const item = await givenSpoken(server, owner, 'One.')
  const { work_id: id } = await givenWork(server, owner, [item])
  await release(server, owner, id)
  const begun = await ask('POST', `/${id}/release`)
  expect(begun).toMatchObject({ state: 'released', edition: { number: 1 }, release: { number: 2, state: 'making' } })
  expect(await ask('POST', `/${id}/release`), 'asked again, it is the same').toMatchObject({ release: { number: 2 } })
  await server.fetch(`/v1/history/${item}`, { method: 'DELETE', headers: owner.headers })
  await doWork(server, owner)
  expect(await workOf(id)).toMatchObject({
    state: 'released',
    edition: { number: 1 },
    release: { number: 2, state: 'failed', error_code: 'history_item_not_found' },
  })
  expect(await statusOf(`/library/${id}`)).toBe(200)
  await server.fetch(`/library/${id}`)
  await ask('DELETE', `/${id}`)
  expect(await statusOf(`/library/${id}`)).toBe(404)
  await doWork(server, owner)
  expect((await filesOf(server, owner)).filter((key) => key.includes(id))).toEqual([])
})

test('an edition that is withdrawn while it is made is never heard', async () => {
  const { work_id: id } = await givenWork(server, owner, [await givenSpoken(server, owner, 'One.')])
  await doWork(server, owner)
  await ask('POST', `/${id}/release`)
  await ask('POST', `/${id}/withdraw`)
  await doWork(server, owner)
  expect(await workOf(id)).toMatchObject({ state: 'draft', edition: null, release: null })
  expect(await statusOf(`/library/${id}`)).toBe(404)
})

test('whoever runs the instance takes a work out of public view at once; it is not released until they let it be', async () => {
  const { work_id: id } = await givenWork(server, owner, [await givenSpoken(server, owner, 'One.')])
  await release(server, owner, id)
  const { status } = await server.fetch(`/library/${id}`)
  expect(status).toBe(200)
  const ctx = server.product.systemContext()
  await setTakenDown(ctx, { workId: id, isDown: true })
  expect(await statusOf(`/library/${id}`)).toBe(404)
  expect(await workOf(id)).toMatchObject({ state: 'withdrawn', taken_down: true })
  expect(await ask('POST', `/${id}/release`)).toBe('403 work_taken_down')
  await setTakenDown(ctx, { workId: id, isDown: false })
  expect(await release(server, owner, id)).toMatchObject({ state: 'released', taken_down: false })
  await expect(setTakenDown(ctx, { workId: 'work_nothing', isDown: true })).rejects.toMatchObject({
    code: 'work_not_found',
  })
  const { rows } = await pool.query<{ action: string }>(
    "select action from audit_entries where workspace_id = $1 and action in ('publishing.taken-down', 'publishing.restored') order by id",
    [owner.workspaceId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['publishing.taken-down', 'publishing.restored'])
})

test('who has not proven an address brings nothing before strangers', async () => {
  const { work_id: id } = await givenWork(server, stranger, [await givenSpoken(server, stranger, 'One.')])
  await doWork(server, stranger)
  expect(await ask('POST', `/${id}/release`, undefined, stranger)).toBe('403 email_not_verified')
})

test('what a member made becomes their heir’s, is taken along, and goes with the workspace', async () => {
  const host = await givenPerson(server, 'creator')
  const member = await givenTeammate(server, host, 'editor')
  const as = ({ userId, workspaceId, bearer }: Teammate) => ({ userId, workspaceId, headers: bearer as never })
  const team = { ...as(member), workspaceId: host.workspaceId }
  const item = await givenSpoken(server, team, 'One.')
  const { work_id: id } = await givenWork(server, team, [item])
  await release(server, team, id)
  const ctx = server.product.systemContext(host.workspaceId)
  const departure = { workspaceId: host.workspaceId, userId: member.userId }
  await transaction(ctx, (ctx) => publishingHolding.depart?.(ctx, { ...departure, heirId: host.userId }) as never)
  const subject = { workspaceId: host.workspaceId, userId: host.userId }
  const paths: string[] = []
  for await (const { path } of publishingHolding.files(ctx, subject)) paths.push(path)
  expect(paths.map((path) => path.replaceAll(/\w+_\w{8,}/gu, 'id'))).toEqual([
    'publishing/works-1.json',
    'publishing/chapters-1.json',
    'publishing/editions-1.json',
    'publishing/schedules-1.json',
    'publishing/uploads-1.json',
    'publishing/covers/id.jpg',
    'publishing/editions/id/1-id.mp3',
  ])
  expect(await publishingHolding.count?.(ctx, subject)).toEqual({ works: 1 })
  await transaction(ctx, (ctx) => publishingHolding.depart?.(ctx, { ...departure, heirId: null }) as never)
  expect(await statusOf(`/library/${id}`), 'it is another’s now').toBe(200)
  await transaction(ctx, (ctx) => publishingHolding.erase?.(ctx, subject) as never)
  expect(await statusOf(`/library/${id}`)).toBe(404)
  await doWork(server, host)
  expect(await filesOf(server, host)).toEqual([])
})
