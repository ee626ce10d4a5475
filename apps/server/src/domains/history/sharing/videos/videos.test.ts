import { beforeAll, describe, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { redactUrl } from '#kernel/log/redact-url.ts'
import { manifestIn } from '#test/manifest-in.ts'
import { testMedia } from '#test/test-engines.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import type { TestPerson } from '#test/test-server.ts'
import { makeLink, type NewRecording } from '../links/testing.ts'
import { decideAboutLink, type Decision } from '../reports/decide.ts'
import { codeOf, durationMs, endless, failing, jobOf, quick, startVideoServer } from './testing.ts'
import { renderVideo } from './render-video.ts'
import { findVideoOfJob } from './video-store.ts'
import { waitForVideo } from './wait-for-video.ts'
import { withoutTags } from './without-tags.ts'

const clock = createManualClock(new Date())
const dayMs = 24 * 3_600_000
const { server, instead, state, given, ask, made, preview, follow, stateOf, watch, jobIdOf, work } =
  await startVideoServer(clock)
let maker: Teammate
let stranger: TestPerson
let colleague: Teammate
beforeAll(async () => {
  maker = await givenPerson(server, 'creator')
  stranger = await server.signUp()
  colleague = await givenTeammate(server, maker, 'editor')
})

test(
  'a recording becomes a video that is as long, is kept, and is seen by whoever has its address, for a day',
  { timeout: 150_000 },
  async () => {
    const itemId = await given(maker)
    await work()
    const address = await made(itemId, maker)
    const seen = await watch(address)
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'video/mp4',
      'private, no-cache',
    ])
    const bytes = new Uint8Array(await seen.arrayBuffer())
    const found = await testMedia.probe(bytes, { share: 'a test' })
    expect(found).toMatchObject({ video: { codec: 'h264', width: 720, height: 720 }, audio: { codec: 'aac' } })
    expect(Math.abs(found.durationMs - durationMs)).toBeLessThan(100)
    // It says by itself what made its sound.
    expect(await manifestIn(bytes)).toMatchObject({ tool: 'text_to_speech', madeAt: expect.any(String) as string })

    const part = await watch(address, { range: 'bytes=4-7' })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    const saved = await watch(`${address}&download=1`)
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename="video.mp4"')

    // Again is at once, and by the same render.
    await made(itemId, maker)
    expect(state.renders).toBe(1)

    expect(redactUrl(address)).toMatch(/key=\[redacted\]$/)
    for (const forged of [
      address.slice(0, -1),
      address.replace(/key=\d/u, 'key=9'),
      address.replace(/key=.*/u, 'key='),
    ])
      expect(await codeOf(await watch(forged))).toBe('video_not_found')
    clock.advance(dayMs + 1)
    expect(await codeOf(await watch(address))).toBe('video_not_found')
    // Or the lease of this server would have ended, and what it renders would be taken back from it.
    clock.advance(-dayMs - 1)
  },
)

test('what takes long is answered with its job, which tells how far it is and then where the video is', async () => {
  const itemId = await given(maker)
  const jobId = await jobOf(await ask(itemId, maker, 'format=preview&wait_seconds=0'))
  expect(await stateOf(itemId, jobId, maker)).toEqual({
    job_id: jobId,
    state: 'queued',
    progress: 0,
    video_url: null,
    error: null,
  })
  // Two who ask at once get the same; another look is another video.
  expect(await jobOf(await ask(itemId, maker, 'format=preview&wait_seconds=0'))).toBe(jobId)
  expect(await jobOf(await ask(itemId, maker, 'format=preview&wait_seconds=0&theme=dark'))).not.toBe(jobId)
  instead.push(quick, quick)
  await work()
  await expect
    .poll(() => stateOf(itemId, jobId, maker), { timeout: 60_000 })
    .toMatchObject({ state: 'done', progress: 1 })
  expect((await watch((await stateOf(itemId, jobId, maker)).video_url ?? '')).status).toBe(200)
})

test('a video is canceled at once, and may be asked for again', async () => {
  const itemId = await given(maker)
  instead.push(endless, quick)
  const jobId = await jobOf(await ask(itemId, maker, 'format=preview&wait_seconds=0'))
  await work()
  await expect
    .poll(async () => (await stateOf(itemId, jobId, maker)).progress, { timeout: 60_000 })
    .toBeGreaterThan(0.4)
  expect((await follow(itemId, jobId, maker, 'DELETE')).status).toBe(200)
  await expect.poll(() => stateOf(itemId, jobId, maker), { timeout: 60_000 }).toMatchObject({ state: 'canceled' })
  await made(itemId, maker)
})

test('whoever waits for a video learns that it was canceled', async () => {
  const itemId = await given(maker)
  const waiting = ask(itemId, maker)
  await expect.poll(() => jobIdOf(maker), { timeout: 60_000 }).toBeDefined()
  await follow(itemId, (await jobIdOf(maker)) ?? '', maker, 'DELETE')
  expect(await codeOf(await waiting)).toBe('video_canceled')
})

test.each([
  ['square', 1080, 1080],
  ['tall', 1080, 1920],
])('a %s video is drawn in its full size', async (format, width, height) => {
  const itemId = await given(maker)
  const sizes: object[] = []
  instead.push((scene, files) => {
    sizes.push({ width: scene.width, height: scene.height })
    return quick(scene, files)
  })
  await work()
  await made(itemId, maker, `format=${format}`)
  expect(sizes).toEqual([{ width, height }])
})

test('a render whose process is killed is begun again', async () => {
  const itemId = await given(maker)
  instead.push(failing, quick)
  await work()
  await made(itemId, maker)
  expect(state.renders).toBe(2)
})

test('a render that the server leaves when it ends is begun again by the next', async () => {
  const itemId = await given(maker)
  instead.push(endless, quick)
  const jobId = await jobOf(await ask(itemId, maker, 'format=preview&wait_seconds=0'))
  const first = await work()
  await expect.poll(() => state.renders, { timeout: 60_000 }).toBe(1)
  await first.stop()
  expect((await stateOf(itemId, jobId, maker)).state).toBe('queued')
  await work()
  await expect.poll(() => stateOf(itemId, jobId, maker), { timeout: 60_000 }).toMatchObject({ state: 'done' })
})

test('a render that fails again and again says so', async () => {
  const itemId = await given(maker)
  instead.push(failing, failing)
  const jobId = await jobOf(await ask(itemId, maker, 'format=preview&wait_seconds=0'))
  await work()
  await expect
    .poll(() => stateOf(itemId, jobId, maker), { timeout: 60_000 })
    .toMatchObject({ state: 'failed', error: { code: 'video_failed' } })
  const waited = waitForVideo(server.product.systemContext(maker.workspaceId), jobId, 1)
  await expect(waited).rejects.toMatchObject({ code: 'video_failed' })
})

test('of two attempts at once the first stands, and the second takes nothing away', async () => {
  const itemId = await given(maker)
  instead.push(quick, quick)
  const query = 'format=preview&wait_seconds=0'
  const jobId = await jobOf(await ask(itemId, maker, query))
  const ctx = server.product.systemContext(maker.workspaceId)
  const { id = '' } = (await findVideoOfJob(ctx, itemId, jobId)) ?? {}
  const control = { signal: ctx.signal, progress: () => Promise.resolve() }
  await Promise.all([renderVideo(ctx, id, control), renderVideo(ctx, id, control)])
  expect(state.renders).toBe(2)
  expect((await ask(itemId, maker, query)).status).toBe(200)
})

test('a video of what was taken down is seen no more, until that is taken back', async () => {
  const owner = await givenPerson(server, 'creator')
  const itemId = await given(owner)
  instead.push(quick)
  await work()
  const address = await made(itemId, owner)
  await makeLink(server, itemId, owner)
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from share_links where history_item_id = $1',
    [itemId],
  )
  const decide = (decision: Decision) =>
    decideAboutLink(server.product.systemContext(), { linkId: rows[0]?.id ?? '', decision })
  await decide('take-down')
  expect(await codeOf(await watch(address))).toBe('video_not_found')
  expect(await codeOf(await ask(itemId, owner))).toBe('share_link_taken_down')
  await decide('restore')
  expect((await watch(address)).status).toBe(200)
})

describe('nothing is begun', () => {
  test('by whoever may make no public link, as a video is as public', async () => {
    const unproven = await given(stranger)
    expect(await codeOf(await ask(unproven, stranger))).toBe('email_not_verified')
    const forbidding = await givenPerson(server, 'creator')
    const itemId = await given(forbidding)
    await server.fetch('/v1/workspace/sharing-settings', {
      method: 'PUT',
      headers: { ...forbidding.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ allows_public_links: false }),
    })
    expect(await codeOf(await ask(itemId, forbidding))).toBe('public_links_forbidden')
  })

  const long: NewRecording = { duration_ms: 140_001 }
  const unknown: NewRecording = { text: 'ქართული', alignments: null }
  test.each([
    ['for what is too long', long, 'video_too_long'],
    ['for letters that videos do not have', unknown, 'video_letters_missing'],
  ] as const)('%s', async (_why, changes, code) => {
    const itemId = await given(maker, changes)
    expect(await codeOf(await ask(itemId, maker))).toBe(code)
    expect(await codeOf(await preview(itemId, maker))).toBe(code)
    expect(await jobIdOf(maker)).toBeUndefined()
  })

  test('for whoever may not read the recording, and they learn nothing of its videos', async () => {
    const itemId = await given(maker)
    const jobId = await jobOf(await ask(itemId, maker, 'format=preview&wait_seconds=0'))
    for (const who of [stranger, colleague]) {
      expect(await codeOf(await ask(itemId, who, ''))).toBe('history_item_not_found')
      expect(await codeOf(await preview(itemId, who))).toBe('history_item_not_found')
      expect(await codeOf(await follow(itemId, jobId, who))).toBe('history_item_not_found')
      expect(await codeOf(await follow(itemId, jobId, who, 'DELETE'))).toBe('history_item_not_found')
    }
    const own = await given(stranger)
    expect(await codeOf(await follow(own, jobId, stranger, 'DELETE'))).toBe('video_job_not_found')
    expect((await stateOf(itemId, jobId, maker)).state).toBe('queued')
  })

  test('where ten of a workspace wait already', async () => {
    const person = await givenPerson(server, 'free')
    const query = 'format=preview&wait_seconds=0'
    for (let at = 0; at < 10; at++) await jobOf(await ask(await given(person), person, query))
    const answer = await ask(await given(person), person, query)
    expect([await codeOf(answer), answer.headers.get('retry-after')]).toEqual(['rate_limit_exceeded', '60'])
  })
})

test('a picture shows how it will look, on every plan', async () => {
  const free = await givenPerson(server, 'free')
  const itemId = await given(free)
  const answer = await preview(itemId, free, 'theme=light&strip_v3_tags=true&format=tall')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await answer.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([720, 1280])
})

test.each([
  ['Well [softly] said', 'Well  said'],
  ['[a][b] c', ' c'],
  ['open [ stays', 'open [ stays'],
])('without tags, %s is %s', (said, expected) => {
  const left = withoutTags({ characters: [...said], startMs: [...said].map((_, at) => at) })
  expect(left.characters.join('')).toBe(expected)
  expect(left.startMs?.map((at) => said[at]).join('')).toBe(expected)
})
