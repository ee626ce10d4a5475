import { readdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { SpokenTranscript, TranscriptSummary } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import {
  codeOf,
  type Fields,
  listenElsewhere,
  of,
  recording,
  startTranscriptionServer,
} from '../transcription.testing.ts'
import { bodyPatience } from '#ports/receiving/receive-body.ts'
import { fetchPatience } from './fetch-recording.ts'

const talk = recording(6)
/** What the other server answers, by path. */
const answers: Readonly<Record<string, RequestListener>> = {
  '/talks/Weekly%20meeting.wav': (_, to) => void to.writeHead(200, { 'content-type': 'audio/wav' }).end(talk),
  '/moved': (_, to) => void to.writeHead(302, { location: '/talks/Weekly%20meeting.wav' }).end(),
  '/circle': (_, to) => void to.writeHead(302, { location: '/circle' }).end(),
  '/inside': (_, to) => void to.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data/' }).end(),
  '/page': (_, to) => void to.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>listen</p>'),
  '/gone': (_, to) => void to.writeHead(410).end(),
  '/broken': (_, to) => void to.writeHead(503).end(),
  '/huge': (_, to) => void to.writeHead(200, { 'content-length': '2000000001' }).write('RIFF'),
  '/silent': (_, to) => void to.writeHead(200).write(talk.slice(0, 1000)),
  '/slow': (_, to) => {
    to.writeHead(200)
    const drops = setInterval(() => to.write('R'), 50)
    to.on('close', () => clearInterval(drops))
  },
  '/empty': (_, to) => void to.writeHead(200).end(),
  '/text': (_, to) => void to.writeHead(200).end('nobody says this, whatever it is called'),
  '/half': (_, to) => {
    to.writeHead(200, { 'content-length': String(talk.length) }).write(talk.slice(0, 50_000), () => to.destroy())
  },
  '/bare': (_, to) => void to.writeHead(200).end(talk.slice(44)),
}
let asked: string[] = []
const host = await listenElsewhere((request, to) => {
  asked.push(request.url ?? '')
  const once = request.url === '/once' && asked.filter((url) => url === '/once').length > 1
  ;(answers[once ? '/gone' : (request.url ?? '').replace('/once', '/moved')] ?? answers['/gone'])?.(request, to)
})

const on = await startTranscriptionServer({ outbound: createOutbound({ namedHosts: [host] }) })
const { server, get, send, begin, change, until, usedCredits, countOf } = on
beforeEach(() => {
  on.reset()
  asked = []
  Object.assign(fetchPatience, { wholeMs: 20_000 })
  Object.assign(bodyPatience, { silentMs: 5000, graceMs: 60_000 })
})

const at = (path: string): Fields => ({ source_url: `http://${host}${path}` })
const whole = '/talks/Weekly%20meeting.wav'

/** What is left of work: rows, reservations, files, folders with what was unpacked. */
async function left() {
  const files: string[] = []
  for await (const { key } of server.ports.storage.list('transcription/')) files.push(key)
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(`vireo-samples-${process.pid}-`))
  return [await countOf('transcripts'), await countOf('credit_reservations'), files.length, folders.length]
}

const hopeless = [
  ['an address of this network', 'https://10.0.0.1/talk.wav', 'recording_unreachable'],
  ['an address of this machine', 'https://localhost/talk.wav', 'recording_unreachable'],
  ['no address', 'talk.wav', 'recording_unreachable'],
  ['a file of this machine', 'file:///etc/passwd', 'recording_unreachable'],
  ['one that leads into the network', '/inside', 'recording_unreachable'],
  ['one that leads around in a circle', '/circle', 'recording_unreachable'],
  ['a page', '/page', 'recording_unreachable'],
  ['what is gone', '/gone', 'recording_unreachable'],
  ['a server that fails', '/broken', 'recording_unreachable'],
  ['what is too large', '/huge', 'recording_unreachable'],
] as const
const urlOf = (given: string) => (given.startsWith('/') ? `http://${host}${given}` : given)

describe('while its sender waits', () => {
  test.each(['/moved', whole])('what lies behind %s is fetched, heard, paid and kept', async (path) => {
    const used = await usedCredits()
    const answer = await send(undefined, at(path))
    expect(answer.status).toBe(200)
    const spoken = SpokenTranscript.parse(await answer.json())
    expect(spoken).toMatchObject({ audio_duration_secs: 6, text: 'word word word word word word' })
    expect((await usedCredits()) - used).toBe(10)
    const media = await get(of(spoken.transcription_id, '/media'))
    expect(Buffer.from(await media.arrayBuffer()).equals(talk)).toBe(true)
  })

  test('the older name of the field, and bare samples, do as well', async () => {
    const older = await send(undefined, { cloud_storage_url: `http://${host}${whole}` })
    expect(older.status).toBe(200)
    const bare = await send(undefined, { ...at('/bare'), file_format: 'pcm_s16le_16' })
    expect(SpokenTranscript.parse(await bare.json()).audio_duration_secs).toBeCloseTo(6, 2)
  })

  test.each([
    ...hopeless,
    ['one that ends in the middle', '/half', 'recording_unreachable'],
    ['one that falls silent', '/silent', 'recording_unreachable'],
    ['one that comes drop by drop', '/slow', 'recording_unreachable'],
    ['nothing', '/empty', 'invalid_audio'],
    ['text', '/text', 'invalid_audio'],
  ] as const)('%s is refused; nothing is charged, and nothing is left', async (_, given, code) => {
    Object.assign(bodyPatience, { silentMs: 300, graceMs: 300 })
    const before = [await usedCredits(), ...(await left())]
    expect(await codeOf(await send(undefined, { source_url: urlOf(given) }))).toEqual([400, code, 'source_url'])
    expect([await usedCredits(), ...(await left())]).toEqual(before)
  })

  test('a recording comes in one way', async () => {
    const url = `http://${host}${whole}`
    expect(await codeOf(await send(talk, at(whole)))).toEqual([400, 'invalid_parameters', 'source_url'])
    expect(await codeOf(await send(undefined, { ...at(whole), cloud_storage_url: `${url}2` }))).toEqual([
      400,
      'invalid_parameters',
      'cloud_storage_url',
    ])
    expect(await codeOf(await send(undefined, { source_url: '' }))).toEqual([400, 'invalid_parameters', 'file'])
    expect(asked).toEqual([])
  })

  test('who leaves ends the fetching', async () => {
    const [before, leaving] = [await left(), new AbortController()]
    const answer = send(undefined, at('/silent'), '', { signal: leaving.signal })
    await expect.poll(() => asked).toEqual(['/silent'])
    leaving.abort()
    await expect(answer).rejects.toThrow()
    await expect.poll(left).toEqual(before)
  })
})

describe('in the background', () => {
  test('a recording is fetched by a job, named by where it lies, heard and paid once', async () => {
    const used = await usedCredits()
    const answer = await begin(undefined, at('/moved'))
    expect(answer.status).toBe(202)
    const begun = TranscriptSummary.parse(await answer.json())
    expect(begun).toMatchObject({
      state: 'queued',
      is_fetching: true,
      has_media: false,
      duration_ms: 0,
      title: 'moved',
    })
    expect(await countOf('credit_reservations')).toBe(0)
    await on.work()
    const done = await until(begun.transcription_id, 'done')
    expect(done).toMatchObject({ is_fetching: false, has_media: true, duration_ms: 6000, credits: 10 })
    expect((await usedCredits()) - used).toBe(10)
    const [stored] = (
      await server.database.pool.query('select source_url from transcripts where id = $1', [begun.transcription_id])
    ).rows
    expect(stored).toEqual({ source_url: null })
  })

  test.each(hopeless)('%s is refused at once', async (_, given, code) => {
    const before = await left()
    expect(await codeOf(await begin(undefined, { source_url: urlOf(given) }))).toEqual([400, code, 'source_url'])
    expect(await left()).toEqual(before)
  })

  test.each([
    ['what was there a moment ago', '/once', 'recording_unreachable'],
    ['text', '/text', 'invalid_audio'],
    ['nothing', '/empty', 'invalid_audio'],
  ])('%s fails with its reason; nothing is charged or kept', async (_, path, code) => {
    const [used, [, reserved, files]] = [await usedCredits(), await left()]
    const begun = TranscriptSummary.parse(await (await begin(undefined, at(path))).json())
    await on.work()
    const failed = await until(begun.transcription_id, 'failed')
    expect(failed).toMatchObject({ failure: { code }, is_fetching: false, has_media: false, credits: 0 })
    expect((await left()).slice(1)).toEqual([reserved, files, 0])
    expect(await usedCredits()).toBe(used)
  })

  test('it is stopped while it is fetched', async () => {
    await on.work()
    const begun = TranscriptSummary.parse(await (await begin(undefined, at('/silent'))).json())
    await expect.poll(() => asked.length).toBe(2)
    const stopped = await change(of(begun.transcription_id, '/cancel'), 'POST')
    expect(TranscriptSummary.parse(await stopped.json())).toMatchObject({ state: 'canceled', is_fetching: false })
    await expect.poll(async () => (await left()).at(-1), { timeout: 20_000 }).toBe(0)
    expect((await until(begun.transcription_id, 'canceled')).has_media).toBe(false)
  })
})
