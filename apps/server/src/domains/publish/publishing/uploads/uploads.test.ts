import { makeMedia } from '@vireo/engine-media/testing.ts'
import { publishingLimits, Work } from '@vireo/contracts/publishing'
import { integratedLoudness, writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { ownTemporaryFolder } from '#test/own-temporary-folder.ts'
import { givenTeammate, givenPerson } from '#test/teammates.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { askAs, doWork, filesOf, givenSpoken, givenWork, release, soundAt } from '../publishing.testing.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'
import { givenUpload, sendUpload } from './uploads.testing.ts'

const temporary = ownTemporaryFolder()
const server = await startTestServer()
let owner: TestPerson
beforeAll(async () => {
  owner = await server.signUp({ tier: 'creator' })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [owner.userId])
})
const seen = async (id: string, who: Pick<TestPerson, 'headers'> = owner) =>
  Work.parse(await askAs(server, who, ['GET', `/${id}`]))
const uploadsOf = async (id: string) =>
  (await server.database.pool.query<{ id: string }>('select id from publishing_uploads where work_id = $1', [id])).rows
/** Lets what nothing has be noticed, and removed when its time is up. */
const sweepAfter = async (ms: number) => {
  const ctx = server.product.systemContext()
  await removeUnusedUploads(ctx)
  await removeUnusedUploads({ ...ctx, now: () => new Date(Date.now() + ms) })
  await doWork(server, owner)
}

test('a file becomes the last chapter, called as it is, and is measured as it is heard', async () => {
  const draft = await givenWork(server, owner, [await givenSpoken(server, owner, 'One.')])
  const work = await givenUpload(server, owner, draft.work_id, { bytes: soundAt(-23, 5000), name: '02_The_pears.wav' })
  const [, chapter] = work.chapters
  expect(chapter).toMatchObject({ history_item_id: null, title: '02 The pears', is_preview: false })
  expect(chapter?.upload?.duration_ms).toBeCloseTo(5000, -2)
  expect(chapter?.upload?.peaks.length).toBeGreaterThan(20)
  expect(Math.max(...(chapter?.upload?.peaks ?? []))).toBeGreaterThan(10)
  const { rows } = await server.database.pool.query('select loudness_lufs from publishing_uploads where work_id = $1', [
    draft.work_id,
  ])
  expect(rows[0].loudness_lufs).toBeCloseTo(-23, 0)
  await doWork(server, owner)
  const checked = (await askAs(server, owner, ['POST', `/${draft.work_id}/check`])) as {
    is_ready: boolean
    checks: { code: string; chapter_id: string; state: string }[]
  }
  const states = checked.checks.filter((one) => one.chapter_id === chapter?.chapter_id)
  expect(states.map(({ code, state }) => `${code} ${state}`)).toEqual([
    'recording passed',
    'loudness mended',
    'peak passed',
    'silence_start passed',
    'silence_end passed',
    'silence_inside passed',
  ])
  expect(await temporary()).toEqual([])
})

test('its owner hears what was kept, in parts as well; nothing that was written into the file leaves', async () => {
  const wav = soundAt(-18)
  const tagged = await makeMedia(
    'a.mp3',
    ['-i', 'in.wav', '-metadata', 'title=Where I live', '-metadata', 'comment=secret place', '-id3v2_version', '3'],
    { 'in.wav': wav },
  )
  expect(Buffer.from(tagged).includes('secret')).toBe(true)
  const { work_id: id } = await givenWork(server, owner, [])
  const work = await givenUpload(server, owner, id, { bytes: tagged, name: 'a.mp3' })
  const path = `/v1/publishing/works/${id}/uploads/${work.chapters[0]?.upload?.upload_id}/audio`
  const whole = await server.fetch(path, { headers: owner.headers })
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect([whole.status, whole.headers.get('content-type'), bytes.length]).toEqual([
    200,
    'audio/mpeg',
    work.chapters[0]?.upload?.size_bytes,
  ])
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  for (const word of ['secret', 'Where I live', 'ID3']) expect(bytes.includes(word)).toBe(false)
  const part = await server.fetch(path, { headers: { ...owner.headers, range: 'bytes=0-9' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
  const { samples, sampleRateHz } = await decodeAudio(bytes)
  expect(integratedLoudness(samples, sampleRateHz)).toBeCloseTo(-18, 0)
})

test('chapters from files are moved, called otherwise, made the preview, and take the place of others', async () => {
  const { work_id: id } = await givenWork(server, owner, [await givenSpoken(server, owner, 'One.')])
  await givenUpload(server, owner, id, { name: 'two.wav' })
  const before = await givenUpload(server, owner, id, { name: 'three.wav', title: 'The third' })
  expect(before.chapters.map(({ title }) => title)).toEqual(['Chapter 1', 'two', 'The third'])
  const [first, second, third] = before.chapters
  const chapters = [
    { upload_id: third?.upload?.upload_id, title: 'Now the first', is_preview: true },
    { history_item_id: first?.history_item_id, title: 'Now the second' },
    { upload_id: second?.upload?.upload_id, title: 'Now the third' },
  ]
  const after = Work.parse(await askAs(server, owner, ['PUT', `/${id}/chapters`], { chapters }))
  expect(after.chapters.map(({ chapter_id: one, title, is_preview }) => [one, title, is_preview])).toEqual([
    [third?.chapter_id, 'Now the first', true],
    [first?.chapter_id, 'Now the second', false],
    [second?.chapter_id, 'Now the third', false],
  ])
  const replaced = await givenUpload(server, owner, id, { query: `?replaces=${third?.chapter_id}`, name: 'other.wav' })
  expect(replaced.chapters).toHaveLength(3)
  expect(replaced.chapters[0]).toMatchObject({ title: 'Now the first', is_preview: true })
  expect(replaced.chapters[0]?.upload?.upload_id).not.toBe(third?.upload?.upload_id)
  expect(await sendUpload(server, owner, id, { query: '?replaces=wchapter_none' })).toBe('404 work_chapter_not_found')
  for (const wrong of [
    { title: 'Both', upload_id: second?.upload?.upload_id, history_item_id: first?.history_item_id },
    { title: 'Nothing' },
  ])
    expect(await askAs(server, owner, ['PUT', `/${id}/chapters`], { chapters: [wrong] })).toMatch(/^422/u)
  const foreign = [{ upload_id: 'wupload_none', title: 'Another' }]
  expect(await askAs(server, owner, ['PUT', `/${id}/chapters`], { chapters: foreign })).toBe(
    '404 work_upload_not_found',
  )
  const path = `/v1/publishing/works/${id}/uploads/wupload_none/audio`
  expect((await server.fetch(path, { headers: owner.headers })).status).toBe(404)
})

test('what is taken out can be put back for a while, and is gone with its file after it', async () => {
  const { work_id: id } = await givenWork(server, owner, [])
  const work = await givenUpload(server, owner, id)
  const upload = work.chapters[0]?.upload?.upload_id
  await askAs(server, owner, ['PUT', `/${id}/chapters`], { chapters: [] })
  await sweepAfter(publishingLimits.unusedUploadMs - 60_000)
  const again = { chapters: [{ upload_id: upload, title: 'Again' }] }
  expect(await askAs(server, owner, ['PUT', `/${id}/chapters`], again)).toMatchObject({
    chapters: [{ title: 'Again' }],
  })
  await sweepAfter(publishingLimits.unusedUploadMs + 60_000)
  expect(await uploadsOf(id)).toHaveLength(1)
  await askAs(server, owner, ['PUT', `/${id}/chapters`], { chapters: [] })
  await sweepAfter(publishingLimits.unusedUploadMs + 60_000)
  expect(await uploadsOf(id)).toEqual([])
  expect((await filesOf(server, owner)).filter((key) => key.includes(`${id}/uploads`))).toEqual([])
  expect(await askAs(server, owner, ['PUT', `/${id}/chapters`], again)).toBe('404 work_upload_not_found')
})

test('an edition keeps what it was made of, and another takes over what is heard already', async () => {
  const { work_id: id } = await givenWork(server, owner, [])
  const work = await givenUpload(server, owner, id, { bytes: soundAt(-18) })
  const released = await release(server, owner, id)
  expect(released.state).toBe('released')
  const soundOf = async () => {
    const { rows } = await server.database.pool.query(
      `select c.storage_key from publishing_edition_chapters c join publishing_editions e on e.id = c.edition_id
       where e.work_id = $1 and e.state = 'live'`,
      [id],
    )
    return rows.map((row: { storage_key: string }) => row.storage_key)
  }
  const first = await soundOf()
  await release(server, owner, id)
  expect(await soundOf()).toEqual(first)
  await askAs(server, owner, ['PUT', `/${id}/chapters`], { chapters: [] })
  await sweepAfter(publishingLimits.unusedUploadMs + 60_000)
  expect(await uploadsOf(id)).toHaveLength(1)
  const heard = await server.fetch(`/library/${id}/${work.chapters[0]?.chapter_id}/sound.mp3`)
  expect(heard.status).toBe(200)
  await askAs(server, owner, ['POST', `/${id}/withdraw`])
  await sweepAfter(publishingLimits.unusedUploadMs + 60_000)
  expect(await uploadsOf(id)).toEqual([])
})

test('a key that comes again makes one chapter, also where the answer was lost', async () => {
  const { work_id: id } = await givenWork(server, owner, [])
  const bytes = soundAt(-18)
  const one = await givenUpload(server, owner, id, { bytes, key: 'again' })
  const two = await givenUpload(server, owner, id, { bytes, key: 'again' })
  expect(two.chapters).toEqual(one.chapters)
  await server.database.pool.query("update idempotency_keys set state = 'processing' where key = 'again'")
  expect((await givenUpload(server, owner, id, { bytes, key: 'again' })).chapters).toEqual(one.chapters)
  expect(await sendUpload(server, owner, id, { bytes: soundAt(-20), key: 'again' })).toBe('409 idempotency_key_reused')
  expect(await uploadsOf(id)).toHaveLength(1)
})

test('where it cannot be a chapter in the end nothing is left; what a dead process left goes by itself', async () => {
  const { work_id: id } = await givenWork(server, owner, [])
  const files = await filesOf(server, owner)
  await server.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger refuse before update on publishing_uploads for each row execute function refuse()`)
  const answer = await sendUpload(server, owner, id)
  await server.database.pool.query('drop trigger refuse on publishing_uploads; drop function refuse')
  expect(answer).toMatch(/^500/u)
  await doWork(server, owner)
  expect([await uploadsOf(id), await filesOf(server, owner)]).toEqual([[], files])
  await givenUpload(server, owner, id)
  // As it stands where a process was killed between the storage and the commit.
  await server.database.pool.query('delete from publishing_chapters where work_id = $1', [id])
  await server.database.pool.query('update publishing_uploads set kept_at = null where work_id = $1', [id])
  expect((await seen(id)).chapters).toEqual([])
  await sweepAfter(publishingLimits.unusedUploadMs + 60_000)
  expect([await uploadsOf(id), await filesOf(server, owner)]).toEqual([[], files])
})

test('a file whose work is deleted before it is stored is not kept by anybody', async () => {
  const { work_id: id } = await givenWork(server, owner, [])
  await doWork(server, owner)
  // As where the work was deleted, and its files were looked for, while this one was on its way to the storage.
  await server.database.pool.query(`
    create function forsake() returns trigger language plpgsql as
      $$ begin delete from publishing_works where id = new.work_id; return null; end $$;
    create trigger forsake after insert on publishing_uploads for each row execute function forsake()`)
  const answer = await sendUpload(server, owner, id)
  await server.database.pool.query('drop trigger forsake on publishing_uploads; drop function forsake')
  expect(answer).toBe('404 work_not_found')
  await doWork(server, owner)
  expect((await filesOf(server, owner)).filter((key) => key.includes(`${id}/uploads`))).toEqual([])
})

test('nobody adds to the work of another workspace, and who only looks adds nothing', async () => {
  const host = await givenPerson(server, 'creator')
  const here = { ...host, headers: host.bearer as never }
  const { work_id: id } = await givenWork(server, here, [])
  const work = await givenUpload(server, here, id)
  const upload = work.chapters[0]?.upload?.upload_id
  const stranger = await server.signUp({ tier: 'creator' })
  expect(await sendUpload(server, stranger, id)).toBe('404 work_not_found')
  const path = `/v1/publishing/works/${id}/uploads/${upload}/audio`
  expect((await server.fetch(path, { headers: stranger.headers })).status).toBe(404)
  const viewer = (await givenTeammate(server, host, 'viewer')).bearer as never
  expect(await sendUpload(server, { headers: viewer }, id)).toBe('403 insufficient_permissions')
  expect((await server.fetch(path, { headers: viewer })).status).toBe(200)
  const { work_id: theirs } = await givenWork(server, stranger, [])
  const taken = { chapters: [{ upload_id: upload, title: 'Mine' }] }
  expect(await askAs(server, stranger, ['PUT', `/${theirs}/chapters`], taken)).toBe('404 work_upload_not_found')
})

test('a work has so many chapters, a workspace so much room, before anything is kept', async () => {
  const person = await server.signUp()
  const { work_id: id } = await givenWork(server, person, [])
  const files = await filesOf(server, person)
  await server.database.pool.query(
    `insert into publishing_chapters (id, work_id, workspace_id, history_item_id, place, title, is_preview)
     select 'wchapter_full_' || n, $1, $2, 'hist_' || n, n, 'One', false from generate_series(0, 199) n`,
    [id, person.workspaceId],
  )
  expect(await sendUpload(server, person, id)).toBe('400 work_chapter_limit_reached')
  await server.database.pool.query('delete from publishing_chapters where work_id = $1', [id])
  const { rows } = await server.database.pool.query(
    `insert into publishing_uploads (id, work_id, workspace_id, request_id, storage_key, size_bytes, duration_ms, peaks,
       loudness_lufs, silence_start_ms, silence_end_ms, silence_inside_ms, created_at)
     values ('wupload_large', $1, $2, 'req', 'works/none', 10000000000000, 1, '{}', -18, 0, 0, 0, now()) returning id`,
    [id, person.workspaceId],
  )
  expect(rows).toHaveLength(1)
  expect(await sendUpload(server, person, id)).toBe('402 storage_limit_reached')
  expect(await filesOf(server, person)).toEqual(files)
})

test('a deleted work takes what was uploaded to it along', async () => {
  const { work_id: id } = await givenWork(server, owner, [])
  await givenUpload(server, owner, id)
  expect(await askAs(server, owner, ['DELETE', `/${id}`])).toEqual({ status: 'ok' })
  await doWork(server, owner)
  expect(await uploadsOf(id)).toEqual([])
  expect((await filesOf(server, owner)).filter((key) => key.includes(id))).toEqual([])
})

test('sound in stereo is mixed, and stands at the level that is said', async () => {
  const voice = aVoice(44_100, 3000)
  const stereo = await makeMedia('s.flac', ['-i', 'in.wav', '-ac', '2'], { 'in.wav': writeWav(voice, 44_100) })
  const { work_id: id } = await givenWork(server, owner, [])
  const work = await givenUpload(server, owner, id, { bytes: stereo, name: 's.flac' })
  expect(work.chapters[0]?.upload?.duration_ms).toBeCloseTo(3000, -2)
})
