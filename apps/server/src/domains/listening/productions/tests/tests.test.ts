import {
  HeldQualifications,
  OfferedTests,
  QualificationAttempt,
  type QualificationTest,
} from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenOperator, givenProducer, givenQualification, givenTaken, onTask } from '../producers.testing.ts'
import { askAs, givenBuyer, givenPrice, runJobs, soundOf } from '../productions.testing.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const server = await startTestServer({ clock })
const { pool } = server.database
await givenPrice(server)
const other = await givenQualification(server)
const v1 = '/v1/productions'
const minuteMs = 60_000
let qualification: string
let operator: Awaited<ReturnType<typeof givenOperator>>
let producer: Awaited<ReturnType<typeof givenProducer>>
const questions = [
  { prompt: 'Write down what is said.', expected: 'The quick brown fox jumps.' },
  { prompt: 'And this.', expected: 'Over the lazy dog.' },
]
const rules = { pass_percent: 80, minutes: 10, attempts_max: 2, pause_hours: 24 }
beforeEach(async () => {
  // Time goes by in the tests before, and with it the session of whoever runs the instance.
  operator = await givenOperator(server)
  qualification = await givenQualification(server)
  producer = await givenProducer(server, other)
  await pool.query('delete from production_held_qualifications where producer_id = $1', [producer.producerId])
  await pool.query('update production_qualifications set valid_days = 30 where id = $1', [qualification])
})
const admin = () => `/v1/admin/productions/qualifications/${qualification}`
const setTest = (body: object = { ...rules, questions }) =>
  askAs<QualificationTest>(server, operator, ['PUT', `${admin()}/test`], body)
const begin = (person = producer) =>
  askAs<QualificationAttempt>(server, person, ['POST', `${v1}/qualifications/${qualification}/attempts`])
const begun = async () => QualificationAttempt.parse(await begin())
const finish = (id: string, texts: readonly string[], person = producer) =>
  askAs<QualificationAttempt>(server, person, ['PUT', `${v1}/qualification-attempts/${id}/answers`], {
    answers: texts.map((text, at) => ({ question_id: String(at + 1), text })),
  })
const offered = async () =>
  OfferedTests.parse(await askAs(server, producer, ['GET', `${v1}/qualifications/tests`])).tests.find(
    (each) => each.qualification_id === qualification,
  )

test('who passes has the qualification until it expires, can claim with it, and takes the test no more', async () => {
  await setTest()
  const { taskId } = await givenTaken(server, await givenBuyer(server))
  expect(await onTask(server, producer, taskId, 'claim')).toBe('404 production_task_not_found')
  expect(await offered()).toMatchObject({ questions: 2, attempts_left: 2, attempt_id: null })
  const attempt = await begun()
  expect(attempt).toMatchObject({ state: 'open', score_percent: null, questions: [{ question_id: '1' }, {}] })
  // Of two tabs there is one, and what is right is in neither.
  expect(await begin()).toEqual(attempt)
  expect(JSON.stringify(attempt)).not.toMatch(/fox|lazy/u)
  expect(await offered()).toMatchObject({ attempt_id: attempt.attempt_id })
  const told = await finish(attempt.attempt_id, ['the quick brown fox jumps', 'over a lazy dog'])
  expect(told).toMatchObject({ state: 'passed', score_percent: 88, again_at: null })
  expect(JSON.stringify(told)).not.toMatch(/fox|lazy/u)
  expect(await finish(attempt.attempt_id, [])).toBe('409 qualification_attempt_over')
  expect(await begin()).toBe('409 qualification_held')
  expect(await offered()).toBeUndefined()
  expect(await onTask(server, producer, taskId, 'claim')).toBe('claimed')
  const held = await askAs(server, producer, ['GET', `${v1}/qualifications`])
  const expires = new Date(clock.now().getTime() + 30 * 24 * 60 * minuteMs).toISOString()
  expect(held).toMatchObject({
    qualifications: expect.arrayContaining([expect.objectContaining({ expires_at: expires })]),
  })
  clock.advance(31 * 24 * 60 * minuteMs)
  expect(await begin()).toMatchObject({ state: 'open' })
})

test('who fails is told the score and when again, and no more attempts are left than there are', async () => {
  await setTest()
  const first = await begun()
  const again = new Date(clock.now().getTime() + 24 * 60 * minuteMs).toISOString()
  const failed = { state: 'failed', score_percent: 55, again_at: again }
  expect(await finish(first.attempt_id, ['the quick brown fox jumps'])).toMatchObject(failed)
  expect(await begin()).toBe('409 qualification_test_waits')
  expect(await offered()).toMatchObject({ attempts_left: 1, from: again })
  clock.advance(24 * 60 * minuteMs)
  const second = await begun()
  expect(await finish(second.attempt_id, [])).toMatchObject({ state: 'failed', score_percent: 0, again_at: null })
  clock.advance(1000 * 24 * 60 * minuteMs)
  expect(await begin()).toBe('409 qualification_test_waits')
  expect(await askAs(server, producer, ['GET', `${v1}/qualifications`])).not.toMatchObject({
    qualifications: expect.arrayContaining([expect.objectContaining({ granted_at: expect.any(String) })]),
  })
})

test('what is not handed in within its time has failed', async () => {
  await setTest()
  const { attempt_id: id } = await begun()
  clock.advance(10 * minuteMs)
  expect(
    await finish(
      id,
      questions.map(({ expected }) => expected),
    ),
  ).toBe('409 qualification_attempt_over')
  expect(await askAs(server, producer, ['GET', `${v1}/qualification-attempts/${id}`])).toMatchObject({
    state: 'failed',
    score_percent: 0,
  })
  clock.advance(24 * 60 * minuteMs)
  expect(await begin()).toMatchObject({ state: 'open' })
  expect(await offered()).toMatchObject({ attempts_left: 1 })
})

test('what was withdrawn no test brings back, only who grants it again', async () => {
  await setTest()
  const right = questions.map(({ expected }) => expected)
  const first = await begun()
  await finish(first.attempt_id, right)
  const change = (body: object) =>
    askAs(server, operator, ['PUT', `${v1}/producers/${producer.userId}/qualifications`], body)
  const isHeld = async () =>
    HeldQualifications.parse(await askAs(server, producer, ['GET', `${v1}/qualifications`])).qualifications.some(
      (each) => each.qualification_id === qualification && each.granted_at !== null,
    )
  await change({ withdraw: [qualification] })
  expect([await begin(), await offered(), await isHeld()]).toEqual(['409 qualification_withdrawn', undefined, false])
  const { taskId } = await givenTaken(server, await givenBuyer(server))
  expect(await onTask(server, producer, taskId, 'claim')).toBe('404 production_task_not_found')
  await change({ grant: [qualification] })
  expect([await begin(), await isHeld()]).toEqual(['409 qualification_held', true])
  expect(await onTask(server, producer, taskId, 'claim')).toBe('claimed')
  // Whoever takes the test again, once it has expired, and loses it meanwhile.
  clock.advance(31 * 24 * 60 * minuteMs)
  operator = await givenOperator(server)
  const second = await begun()
  await change({ withdraw: [qualification] })
  expect(await finish(second.attempt_id, right)).toBe('409 qualification_withdrawn')
  expect(await isHeld()).toBe(false)
})

test('who is paused passes no test, and goes on with it once they are not', async () => {
  await setTest()
  const { attempt_id: id } = await begun()
  const right = questions.map(({ expected }) => expected)
  const set = (state: string) =>
    pool.query('update production_producers set state = $2 where id = $1', [producer.producerId, state])
  await set('paused')
  expect([await finish(id, right), await begin()]).toEqual(['404 producer_not_found', '404 producer_not_found'])
  await set('active')
  expect(await finish(id, right)).toMatchObject({ state: 'passed' })
})

test('a test is changed for those who begin it later, and answers are seen by whoever runs the instance alone', async () => {
  expect(await askAs(server, operator, ['GET', `${admin()}/test`])).toBe('404 qualification_test_not_found')
  expect(await begin()).toBe('404 qualification_test_not_found')
  await setTest()
  const { attempt_id: id } = await begun()
  await setTest({ ...rules, questions: [{ prompt: 'Other', expected: 'Other.' }] })
  expect(await askAs(server, operator, ['GET', `${admin()}/test`])).toMatchObject({
    questions: [{ expected: 'Other.' }],
  })
  expect(await askAs(server, producer, ['GET', `${admin()}/test`])).toBe('403 operator_only')
  const stranger = await givenProducer(server, other)
  expect(await finish(id, [], stranger)).toBe('404 qualification_attempt_not_found')
  const twice = await Promise.all(
    [1, 2].map(() =>
      finish(
        id,
        questions.map(({ expected }) => expected),
      ),
    ),
  )
  expect(twice.map((told) => (typeof told === 'string' ? told : told.state)).toSorted()).toEqual([
    '409 qualification_attempt_over',
    'passed',
  ])
  const remove = () => askAs(server, operator, ['DELETE', `${admin()}/test`])
  expect(await remove()).toEqual({ success: true })
  expect(await remove()).toBe('404 qualification_test_not_found')
})

test('a question has a recording, which whoever takes the test hears and which goes with the test', async () => {
  const body = new FormData()
  body.append('recording', new Blob([soundOf(2)]), 'talk.wav')
  const sent = await server.fetch(`${admin()}/recordings`, { method: 'POST', headers: operator.headers, body })
  const { recording_id: recordingId } = (await sent.json()) as { recording_id: string }
  const asking = (recording_id: string) => ({ ...rules, questions: [{ ...questions[0], recording_id }] })
  expect(await setTest(asking('nothing'))).toBe('404 test_recording_not_found')
  expect(await setTest(asking(recordingId))).toMatchObject({ questions: [{ recording_url: expect.any(String) }] })
  const { questions: asked } = await begun()
  const { pathname, search } = new URL(asked[0]?.recording_url ?? '')
  const hear = async () => (await server.fetch(`${pathname}${search}`)).status
  expect(await hear()).toBe(200)
  await askAs(server, operator, ['DELETE', `${admin()}/test`])
  // Who is taking the test hears it until the end.
  expect(await hear()).toBe(200)
  clock.advance(11 * minuteMs)
  expect(await hear()).toBe(404)
  await setTest()
  await runJobs(server)
  const { rows } = await pool.query('select 1 from production_test_recordings where id = $1', [recordingId])
  expect(rows).toEqual([])
})
