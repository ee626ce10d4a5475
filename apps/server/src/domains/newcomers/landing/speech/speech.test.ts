import { ErrorBody } from '@vireo/contracts/kit'
import type { SpeechEngine } from '@vireo/engines'
import { beforeEach, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { setSafety } from '#voices/safety/index.ts'
import { createAltchaCaptcha } from '../../../../adapters/captcha-altcha.ts'
import { createManualClock } from '#kernel/clock.ts'
import { AppError } from '#kernel/errors.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { testSpeech } from '#test/test-engines.ts'
import { startTestServer } from '#test/test-server.ts'
import { speakHere } from './speak-here.ts'

const clock = createManualClock(new Date('2026-11-28T09:00:00Z'))
/** Whose each stream was, and how many were open at once. */
const owners: (string | undefined)[] = []
let [open, most] = [0, 0]
let fails = false
const watched: SpeechEngine = {
  ...testSpeech,
  open: (format, listener, owner) => {
    owners.push(owner)
    most = Math.max(most, ++open)
    const ended = <T>(then: T): T => {
      open--
      return then
    }
    return testSpeech.open(
      fails ? { ...format, sampleRateHz: -1 } : format,
      { ...listener, end: (summary) => ended(listener.end(summary)), fail: (error) => ended(listener.fail(error)) },
      owner,
    )
  },
}
const server = await startTestServer({ clock, ports: { speech: watched } })
const { pool } = server.database
beforeEach(() => pool.query('delete from attempt_counters'))

const [voice] = libraryVoices
const voiceId = voice?.voiceId ?? ''
const ask = (wanted: object = {}) =>
  server.fetch('/v1/landing/speech', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Good morning.', voice_id: voiceId, ...wanted }),
  })
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code

/** Asks as somebody at an address, and answers the code of what was refused. */
const askFrom = async (address: string, ports: object = {}, token?: string, signal?: AbortSignal) => {
  const own = server.product.systemContext()
  const client = { ...own.client, address }
  const ctx = { ...own, signal: signal ?? own.signal, client, ports: { ...own.ports, ...ports } }
  const asked = { text: 'Hello.', voice_id: voiceId, captcha_token: token }
  return speakHere(ctx, asked).then(
    () => 200,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
}

test('a stranger hears a short text, and nothing of it is kept anywhere', async () => {
  const rowsOf = async () => {
    const { rows } = await pool.query('select count(*)::int as history from history_items')
    return rows
  }
  const before = await rowsOf()
  const answer = await ask()
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'audio/mpeg',
    'no-store',
  ])
  expect(answer.headers.get('set-cookie')).toBeNull()
  const { durationMs } = await decodeAudio(new Uint8Array(await answer.arrayBuffer()))
  expect(durationMs).toBeGreaterThan(400)
  expect(await rowsOf()).toEqual(before)
})

test.each([
  ['nothing', { text: '  ' }, [400, 'empty_text']],
  ['signs alone', { text: '…!' }, [400, 'empty_text']],
  ['a text of 201 characters', { text: 'a'.repeat(201) }, [400, 'text_too_long']],
  ['a voice that is not there', { voice_id: 'nobody' }, [404, 'voice_not_found']],
])('%s is refused, and costs none of the day', async (_what, wanted, expected) => {
  const answer = await ask(wanted)
  expect([answer.status, await codeOf(answer)]).toEqual(expected)
  for (const _ of [1, 2, 3]) expect((await ask()).status).toBe(200)
})

test('200 characters are spoken, whatever they are made of', async () => {
  expect((await ask({ text: `${'🎈'.repeat(199)}a` })).status).toBe(200)
})

test('a voice under a rule, and one of a workspace, speaks for nobody without an account', async () => {
  await setSafety(server.product.systemContext(), { voiceId, control: 'CAPTCHA' })
  expect(await codeOf(await ask())).toBe('voice_not_found')
  await setSafety(server.product.systemContext(), { voiceId, control: 'NONE' })
  expect((await ask()).status).toBe(200)
})

test('three a day, of an address or of an IPv6 network; the fourth waits until the day is over', async () => {
  for (const address of ['203.0.113.5', '2001:db8:1:2::1']) {
    expect([await askFrom(address), await askFrom(address), await askFrom(address)]).toEqual([200, 200, 200])
    expect(await askFrom(address)).toBe('landing_speech_used_up')
  }
  expect(await askFrom('2001:db8:1:2:ffff::9'), 'the same /64').toBe('landing_speech_used_up')
  expect(await askFrom('::ffff:203.0.113.5'), 'the same IPv4 address').toBe('landing_speech_used_up')
  expect(await askFrom('2001:db8:1:3::1'), 'another /64').toBe(200)
  expect(await askFrom('203.0.113.6')).toBe(200)
  clock.advance(23 * 3_600_000)
  expect(await askFrom('203.0.113.5')).toBe('landing_speech_used_up')
  clock.advance(3_600_001)
  expect(await askFrom('203.0.113.5')).toBe(200)
})

test('the answer says when to come again', async () => {
  for (const _ of [1, 2, 3]) await ask()
  const answer = await ask()
  expect([answer.status, await codeOf(answer)]).toEqual([429, 'landing_speech_used_up'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
})

const crowded = async () => {
  const { rows } = await pool.query("select attempts from attempt_counters where name like 'landingCrowd:anywhere:%'")
  return Number(rows[0]?.attempts)
}

test('what an engine could not speak is not counted, of whom nor among all', async () => {
  fails = true
  for (const _ of [1, 2, 3, 4]) expect((await ask()).status).toBeGreaterThanOrEqual(500)
  fails = false
  expect(await crowded()).toBe(0)
  expect((await ask()).status).toBe(200)
  expect(await crowded()).toBe(1)
})

test('who leaves before the end has used it: nobody has everything spoken, nor the hour of all used up, for nothing', async () => {
  const leave = () => askFrom('203.0.113.77', {}, undefined, AbortSignal.abort(new Error('left')))
  for (const _ of [1, 2, 3]) expect(await leave()).toMatchObject({ message: 'left' })
  for (const _ of [1, 2, 3]) expect(await leave()).toBe('landing_speech_used_up')
  expect(await crowded()).toBe(3)
})

test('however many ask at once, one is spoken at a time, in the share of all of them', async () => {
  owners.length = 0
  most = 0
  const asked = Array.from({ length: 40 }, (_, at) => askFrom(`198.51.100.${at}`))
  const answers = await Promise.all(asked)
  expect([most, new Set(owners)]).toEqual([1, new Set(['newcomers'])])
  const spoken = answers.filter((answer) => answer === 200).length
  // One is spoken and 24 wait; whoever comes when some of them are done finds room again.
  expect([spoken >= 25, spoken < 40]).toEqual([true, true])
  expect(new Set(answers)).toEqual(new Set([200, 'service_unavailable']))
})

test('beyond sixty an hour, a captcha is asked for where there is one', async () => {
  const crowd = () => pool.query("update attempt_counters set attempts = 60 where name like 'landingCrowd:anywhere:%'")
  const captcha = createAltchaCaptcha('a secret of the test that is long enough', clock)
  await askFrom('192.0.2.1')
  await crowd()
  expect(await askFrom('192.0.2.2')).toBe('rate_limit_exceeded')
  expect(await askFrom('192.0.2.2', { captcha })).toBe('captcha_failed')
  expect(await askFrom('192.0.2.2', { captcha }, 'made up')).toBe('captcha_failed')
  const passing = { ...captcha, verify: () => Promise.resolve({ passed: true }) }
  for (const _ of [1, 2, 3]) expect(await askFrom('192.0.2.2', { captcha: passing }, 'solved')).toBe(200)
  expect(await askFrom('192.0.2.2', { captcha: passing }, 'solved')).toBe('landing_speech_used_up')
})
