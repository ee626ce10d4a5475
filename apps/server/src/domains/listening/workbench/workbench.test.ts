import { taskMachine, taskStates, transitionOf } from '@vireo/contracts/productions'
import {
  Aligned,
  Resegmented,
  Workbench,
  WorkDiff,
  workbenchLimits,
  WorkVersions,
  WorkWaveform,
} from '@vireo/contracts/workbench'
import { beforeEach, expect, test } from 'vitest'
import { beginAttempt } from '#identity'
import { givenProducer, givenQualification, onTask, writeFor } from '#productions/producers.testing.ts'
import { givenBuyer, givenPrice, soundOf } from '#productions/productions.testing.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { atBench, givenClaimed, noEngines, someEngines, spoken, takePlaces } from './workbench.testing.ts'

let engines = noEngines
const server = await startTestServer({ ports: { abilities: { find: (name) => engines.find(name) } } })
await givenPrice(server)
const qualification = await givenQualification(server)
const holder = await givenProducer(server, qualification)
const reviewer = await givenProducer(server, qualification, { isReviewer: true })
const stranger = await givenBuyer(server)
const lines = ['The morning train was late again.', 'She painted the old fence bright green.', 'Nobody minded.']
const sound = await spoken(server, stranger, lines.join(' '))
const segment = (id: string, text: string, start: number, end: number) => {
  return { id, text, speaker_id: 'a', start_s: start, end_s: end }
}
const three = lines.map((line, at) => segment(`${at}`, line, at * 2, at * 2 + 2))
let taskId = ''
beforeEach(async () => {
  engines = noEngines
  await server.database.pool.query("update production_tasks set state = 'approved' where state = 'claimed'")
  taskId = await givenClaimed(server, holder, { sound })
})
const ask = (path: string, body?: object, caller: Pick<TestPerson, 'headers'> = holder) =>
  atBench(server, caller, { taskId, holder, path, ...(body && { body }) })

test('who has a task is told what is needed to work on it', async () => {
  const glossary = [
    { term: 'fence', use: 'fence' },
    { term: 'train', use: 'Zug', language: 'de' },
  ]
  taskId = await givenClaimed(server, holder, { sound, item: { glossary } })
  expect(Workbench.parse(await ask('workbench'))).toMatchObject({
    task: { task_id: taskId, state: 'claimed' },
    may_write: true,
    media_type: 'audio/mpeg',
    cue_options: null,
    glossary: [{ term: 'fence', use: 'fence' }],
    helps: { align: true, retranscribe: false, translate: false },
  })
  engines = someEngines
  expect(Workbench.parse(await ask('workbench')).helps).toEqual({ align: true, retranscribe: true, translate: false })
})

test('the waveform tells how loud each moment is, also to who asks again', async () => {
  const { levels_per_second: each, levels } = WorkWaveform.parse(await ask('waveform'))
  const bytes = Buffer.from(levels, 'base64')
  const { rows } = await server.database.pool.query<{ ms: number }>(
    'select m.duration_ms as ms from production_media m join production_tasks t on t.order_id = m.order_id where t.id = $1',
    [taskId],
  )
  expect(Math.abs(bytes.length - ((rows[0]?.ms ?? 0) / 1000) * each)).toBeLessThan(each / 2)
  expect(Math.max(...bytes)).toBeGreaterThan(40)
  expect(WorkWaveform.parse(await ask('waveform')).levels).toBe(levels)
})

test('segments are put where they are said, word by word, and what is not said stays', async () => {
  const early = three.map((each) => ({ ...each, start_s: each.start_s / 2, end_s: each.end_s / 2 }))
  const { segments, unheard } = Aligned.parse(
    await ask('transcription/align', { segments: [...early, segment('x', '…', 4, 5)] }),
  )
  expect(unheard).toEqual(['x'])
  expect(segments.map(({ words }) => words.map(({ text }) => text.replace(/\W/gu, '')).join(' '))).toEqual(
    lines.map((line) => line.replace(/[.]/gu, '')),
  )
  for (const [at, { start_s: start, end_s: end }] of segments.entries()) {
    expect(end).toBeGreaterThan(start)
    expect(start).toBeGreaterThanOrEqual(segments[at - 1]?.end_s ?? 0)
  }
  expect(segments[1]?.start_s).toBeGreaterThan(1.2)
})

test('what no engine here can do is refused by its name; where one can, it is proposed and nothing is kept', async () => {
  const missing = '400 engine_not_installed'
  expect(await ask('transcription/retranscribe-segment', { start_s: 0, end_s: 1 })).toBe(missing)
  engines = someEngines
  const said = await ask('transcription/retranscribe-segment', { start_s: 0, end_s: 1 })
  expect(said).toEqual({ text: 'Somebody speaks.' })
  expect(await ask('transcription/retranscribe-segment', { start_s: 900, end_s: 901 })).toBe('400 invalid_audio')
  expect(await ask('transcription/translate', { segments: [{ id: '1', text: 'So.' }] })).toBe(
    '400 unsupported_language',
  )
  await server.database.pool.query("update production_tasks set target_language = 'de' where id = $1", [taskId])
  expect(await ask('transcription/translate', { segments: [{ id: '1', text: 'So.' }] })).toEqual({
    segments: [{ id: '1', translation: '[de] So.' }],
  })
  expect(Workbench.parse(await ask('workbench')).helps.translate).toBe(true)
  await server.database.pool.query("update production_tasks set source_language = 'xx' where id = $1", [taskId])
  expect(await ask('transcription/align', { segments: three })).toBe('400 voice_language_not_supported')
  engines = noEngines
  expect(await ask('transcription/translate', { segments: [{ id: '1', text: 'So.' }] })).toBe(missing)
  const { rows } = await server.database.pool.query('select content_version from production_tasks where id = $1', [
    taskId,
  ])
  expect(rows).toEqual([{ content_version: 0 }])
})

test('engines help with a task so often in an hour, and with another as often', async () => {
  engines = someEngines
  const hear = () => ask('transcription/retranscribe-segment', { start_s: 0, end_s: 1 })
  const translate = () => ask('transcription/translate', { segments: [{ id: '1', text: 'So.' }] })
  await server.database.pool.query("update production_tasks set target_language = 'de' where id = $1", [taskId])
  // Whoever finds no place has not been helped.
  const leave = await takePlaces(server, holder)
  expect(await Promise.all([hear(), translate()])).toEqual(Array(2).fill('429 concurrent_limit_exceeded'))
  leave()
  const ctx = server.product.systemContext(holder.workspaceId)
  for (let asked = 0; asked < 118; asked++) await beginAttempt(ctx, 'taskHelp', taskId)
  expect([typeof (await hear()), typeof (await translate())]).toEqual(['object', 'object'])
  expect([await hear(), await translate()]).toEqual(Array(2).fill('429 too_many_attempts'))
  await server.database.pool.query("update production_tasks set state = 'approved' where id = $1", [taskId])
  taskId = await givenClaimed(server, holder, { sound })
  expect(typeof (await hear())).toBe('object')
})

test('segments are cut anew without losing a word', async () => {
  const { segments } = Resegmented.parse(await ask('transcription/resegment', { segments: three, max_chars: 20 }))
  expect(segments.map(({ text }) => text).join(' ')).toBe(lines.join(' '))
  expect(Math.max(...segments.map(({ text }) => text.length))).toBeLessThanOrEqual(20)
  expect(await ask('transcription/resegment', { segments: three.toReversed() })).toBe('422 schema')
})

test('no more is cut at once than fits, with what it means, nor while as much else is done for nothing', async () => {
  const path = 'transcription/resegment'
  const long = (text: string, translation: string) =>
    Array.from({ length: 5 }, (_, at) => ({ ...segment(`${at}`, text, at, at + 1), translation }))
  expect(typeof (await ask(path, { segments: long('a'.repeat(2000), 'b'.repeat(2000)) }))).toBe('object')
  expect(await ask(path, { segments: long('a'.repeat(2000), 'b'.repeat(2001)) })).toBe('400 text_too_long')
  const leave = await takePlaces(server, holder)
  expect(await ask(path, { segments: three })).toBe('429 concurrent_limit_exceeded')
  leave()
  expect(typeof (await ask(path, { segments: three }))).toBe('object')
})

test('versions are listed and compared, and who saves over another is told what is there', async () => {
  await writeFor(server, holder, taskId, 'Hello there.')
  expect(await onTask(server, holder, taskId, 'submit')).toBe('submitted')
  const only = { version: 1, submitted_at: expect.any(String), is_current: true }
  expect(WorkVersions.parse(await ask('transcription/versions')).versions).toEqual([only])
  await server.database.pool.query("update production_tasks set state = 'changes_requested' where id = $1", [taskId])
  await writeFor(server, holder, taskId, 'Hello out there.', 1)
  const now = { version: 2, submitted_at: null, is_current: true }
  expect(WorkVersions.parse(await ask('transcription/versions')).versions).toEqual([
    now,
    { ...only, is_current: false },
  ])
  const { differences, has_more: more } = WorkDiff.parse(await ask('transcription/diff?from_version=1&to_version=2'))
  expect([differences.map(({ text }) => text), more]).toEqual([
    [
      [
        { kind: 'same', words: ['a:', 'Hello'] },
        { kind: 'new', words: ['out'] },
        { kind: 'same', words: ['there.'] },
      ],
    ],
    false,
  ])
  // What was submitted is not read where only its versions are asked for.
  const rename = (from: string, to: string) =>
    server.database.pool.query(`alter table production_submissions rename column ${from} to ${to}`)
  await rename('document', 'unread')
  expect(WorkVersions.parse(await ask('transcription/versions')).versions).toHaveLength(2)
  expect(await ask('transcription/diff?from_version=1&to_version=1')).toMatchObject({ differences: [] })
  expect(await ask('transcription/diff?from_version=9&to_version=9')).toBe('404 production_version_not_found')
  await rename('unread', 'document')
  expect(await ask('transcription/diff?from_version=1&to_version=9')).toBe('404 production_version_not_found')
  expect(await ask('transcription/diff?from_version=1&to_version=2&cursor=x')).toBe('422 schema')
  const url = `/v1/productions/producers/${holder.userId}/tasks/${taskId}/content`
  const answer = await server.fetch(url, {
    method: 'PUT',
    headers: { ...holder.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ expected_version: 1, content: { segments: three, speakers: [] } }),
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    {
      detail: {
        code: 'production_content_changed',
        data: { version: 2, content: { segments: [{ text: 'Hello out there.' }] } },
      },
    },
  ])
})

test('many differences come some at a time', async () => {
  const at = (text: string) =>
    Array.from({ length: 120 }, (_, place) =>
      segment(`${place}`, place % 2 === 0 ? text : 'as it was', place, place + 1),
    )
  const { pool } = server.database
  await pool.query(
    'insert into production_submissions (task_id, version, document, created_at) values ($1, 1, $2, now())',
    [taskId, { segments: at('before'), speakers: [] }],
  )
  await pool.query('update production_tasks set content = $2, content_version = 2 where id = $1', [
    taskId,
    { segments: at('after'), speakers: [] },
  ])
  const begins: number[] = []
  for (let cursor: number | null = 0; cursor !== null;) {
    const page = WorkDiff.parse(await ask(`transcription/diff?from_version=1&to_version=2&cursor=${cursor}`))
    begins.push(...page.differences.map(({ start_s: start }) => start))
    cursor = page.next_cursor
  }
  expect(begins).toEqual(Array.from({ length: 60 }, (_, place) => place * 2))
})

const reading = ['workbench', 'waveform', 'transcription/versions', 'transcription/diff?from_version=0&to_version=0']
const helping = {
  'transcription/align': { segments: three },
  'transcription/retranscribe-segment': { start_s: 0, end_s: 1 },
  'transcription/translate': { segments: [{ id: '1', text: 'So.' }] },
  'transcription/resegment': { segments: three },
}

test.each(taskStates.filter((state) => state !== 'unclaimed'))(
  'of a task that is %s, strangers see nothing, reviewers read what waits for them, and only who may write is helped',
  async (state) => {
    const set = 'update production_tasks set state = $2, submitted_at = now() where id = $1'
    await server.database.pool.query(set, [taskId, state])
    const isOver = state === 'revoked' || state === 'expired'
    const gone = '404 production_task_not_found'
    for (const path of reading) {
      expect(await ask(path, undefined, stranger), path).toBe(gone)
      const seen = await ask(path)
      expect(typeof seen, path).toBe(isOver ? 'string' : 'object')
      if (isOver) expect(seen).toBe(gone)
      const read = await ask(path, undefined, reviewer)
      if (state !== 'submitted') expect(read).toBe(gone)
      else if (path === 'workbench') expect(Workbench.parse(read).may_write).toBe(false)
      else expect(typeof read).toBe('object')
    }
    for (const [path, body] of Object.entries(helping)) {
      for (const other of [stranger, reviewer]) expect(await ask(path, body, other), path).toBe(gone)
      if (!transitionOf(taskMachine, 'save', state))
        expect(await ask(path, body), path).toBe('409 production_task_state')
    }
  },
)

test('a recording that ends early is heard as far as it goes', async () => {
  taskId = await givenClaimed(server, holder, { sound: soundOf(2) })
  engines = someEngines
  expect(await ask('transcription/retranscribe-segment', { start_s: 1, end_s: 50 })).toEqual({
    text: 'Somebody speaks.',
  })
})

test('however much text differs, an answer holds so much of it, and nobody compares more than two at a time', async () => {
  const whole = (word: string) =>
    Array.from({ length: 60 }, (_, at) => segment(`${word}${at}`, `${word} `.repeat(2000), at, at + 1))
  const { pool } = server.database
  await pool.query(
    'insert into production_submissions (task_id, version, document, created_at) values ($1, 1, $2, now())',
    [taskId, { segments: whole('a'), speakers: [] }],
  )
  await pool.query('update production_tasks set content = $2, content_version = 2 where id = $1', [
    taskId,
    { segments: whole('b'), speakers: [] },
  ])
  const path = 'transcription/diff?from_version=1&to_version=2'
  let words = 0
  let pages = 0
  for (let cursor: number | null = 0; cursor !== null; pages++) {
    const page = WorkDiff.parse(await ask(`${path}&cursor=${cursor}`))
    const told = page.differences.flatMap(({ text }) => text.flatMap((change) => change.words))
    expect(told.join('').length).toBeLessThan(2 * workbenchLimits.comparedCharsMax)
    words += told.filter((word) => word === 'a' || word === 'b').length
    cursor = page.next_cursor
  }
  expect([words, pages]).toEqual([2 * 60 * 2000, 6])
  const leave = await takePlaces(server, holder)
  expect(await ask(path)).toBe('429 concurrent_limit_exceeded')
  leave()
})
