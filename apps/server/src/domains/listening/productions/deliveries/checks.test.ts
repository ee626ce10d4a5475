import { Task, Tasks, WorkedContent } from '@vireo/contracts/productions'
import { Workbench, WorkDiff } from '@vireo/contracts/workbench'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson } from '#test/test-server.ts'
import { aliveTask, givenProducer, givenQualification, onTask, startHouse, takeOrder } from '../producers.testing.ts'
import {
  askAs,
  givenBuyer,
  payAt,
  readDeliverables,
  root,
  runJobs,
  sendMedia,
  submitAs,
} from '../productions.testing.ts'

const { server, operator } = await startHouse()
const { pool } = server.database
const english = { source_language: 'en', target_language: 'en' }
const german = { source_language: 'en', target_language: 'de' }
const forBooks = await givenQualification(server, { service: 'audiobook_check', ...english })
const forDubs = await givenQualification(server, { service: 'dubbing_review', ...german })
const reader = await givenProducer(server, forBooks)
const listener = await givenProducer(server, forDubs)
const reviewer = await givenProducer(server, forBooks, { isReviewer: true })
let buyer: TestPerson
beforeEach(async () => {
  await pool.query(
    "update production_tasks set state = 'approved' where state in ('claimed', 'submitted', 'in_review')",
  )
  buyer = await givenBuyer(server)
})

const script = 'It was a dark and stormy night.\n<b>The rain fell.</b>'
type Sent = { readonly dub: string; readonly original: string }
const book = ({ dub }: Sent) => ({ kind: 'audiobook_check', media_ids: [dub], source_language: 'en', script })
const dubbed = ({ dub, original }: Sent) => {
  const languages = { source_language: 'en', destination_languages: ['de'] }
  return { kind: 'dubbing_review', media_ids: [dub], ...languages, original_media_id: original }
}

/** Makes an order of a check that a producer has claimed. */
async function givenCheck(holder: Awaited<ReturnType<typeof givenProducer>>, item: (sent: Sent) => object) {
  const session = { headers: { authorization: `Bearer ${buyer.accessToken}` } }
  const { order_id: orderId } = (await askAs(server, session, ['POST', root], {})) as { order_id: string }
  const sent = {
    dub: await sendMedia(server, session, orderId),
    original: await sendMedia(server, session, orderId, 3),
  }
  await askAs(server, session, ['POST', `${root}/${orderId}/items`], { request: { item: item(sent) } })
  await payAt(server, await submitAs(server, session, orderId))
  await takeOrder(server, orderId)
  const taskId = await aliveTask(server, orderId)
  expect(await onTask(server, holder, taskId, 'claim')).toBe('claimed')
  const path = `/v1/productions/producers/${holder.userId}/tasks/${taskId}`
  return { orderId, taskId, path, ...sent }
}
const remark = (id: string, text: string, start: number) => {
  return { id, text, speaker_id: 'speaker-1', start_s: start, end_s: start + 0.5 }
}
const write = (path: string, segments: readonly object[], version = 0) =>
  askAs(server, reader, ['PUT', `${path}/content`], { expected_version: version, content: { segments } })

/** Has a task approved by whoever runs the instance, and answers its files, decoded. */
async function delivered(orderId: string, taskId: string): Promise<Record<string, string>> {
  const holder = reader
  expect(await onTask(server, operator, taskId, 'review/begin', { holder })).toBe('in_review')
  const body = { decision: 'approve', scores: { meaning: 5, timing: 5, spelling: 5, style: 5 } }
  expect(await onTask(server, operator, taskId, 'review', { holder, body })).toBe('approved')
  await runJobs(server)
  const files = await readDeliverables(server, buyer, orderId)
  const read = files.map(async ({ name, signed_url: url }) => {
    const answer = await server.fetch(new URL(url).pathname + new URL(url).search)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const text = name.endsWith('docx') ? unzipSync(bytes)['word/document.xml'] : bytes
    return [name, strFromU8(text ?? new Uint8Array())] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

describe('a check', () => {
  test('collects remarks, which are delivered with their times and said by nobody', async () => {
    const { orderId, taskId, path } = await givenCheck(reader, book)
    await write(path, [
      remark('1', 'Reads “stork” for “storm”. Twice.', 0.5),
      remark('2', ' ', 1),
      remark('3', '5 < 6', 1.2),
    ])
    expect(await onTask(server, reader, taskId, 'submit')).toBe('submitted')
    const files = await delivered(orderId, taskId)
    const stem = 'talk.en.remarks'
    expect(Object.keys(files).toSorted()).toEqual(['docx', 'json', 'srt', 'txt', 'vtt'].map((end) => `${stem}.${end}`))
    expect(files[`${stem}.txt`]).toBe(
      '[00:00:00 – 00:00:01]\nReads “stork” for “storm”. Twice.\n\n[00:00:01 – 00:00:01]\n5 < 6\n',
    )
    expect(files[`${stem}.docx`]).toContain('Reads “stork” for “storm”. Twice.')
    expect(files[`${stem}.docx`]).toContain('00:00:01')
    expect(files[`${stem}.docx`]).not.toContain('speaker-1')
    expect(files[`${stem}.srt`]).toContain('00:00:00,500 --> ')
    expect(files[`${stem}.vtt`]).toMatch(/^WEBVTT\n\n00:00:00\.500 --> .*\nReads/u)
    const { segments } = JSON.parse(files[`${stem}.json`] ?? '') as { segments: object[] }
    expect(segments).toMatchObject([
      { start: 0.5, end: 1 },
      { text: '5 < 6', start: 1.2, end: 1.7 },
    ])
    expect(JSON.stringify(segments)).not.toContain('speaker')
  })

  test('remarks nothing behind the end of the recording, and what was written before stays', async () => {
    const { path, taskId } = await givenCheck(reader, book)
    const segments = [remark('1', 'At the very end.', 1.5)]
    expect(await write(path, segments)).toEqual({ version: 1 })
    for (const start of [1.51, 2.5])
      expect(await write(path, [...segments, remark('2', 'Behind it.', start)], 1)).toBe(
        '400 production_place_beyond_end',
      )
    const content = await askAs<WorkedContent>(server, reader, ['GET', `${path}/content`])
    expect(content).toMatchObject({ version: 1, content: { segments: [{ text: 'At the very end.' }] } })
    expect(await onTask(server, reader, taskId, 'submit')).toBe('submitted')
    expect(await onTask(server, operator, taskId, 'review/begin', { holder: reader })).toBe('in_review')
    const scores = { meaning: 5, timing: 5, spelling: 5, style: 5 }
    const judge = (place: number) => {
      const body = { decision: 'approve', scores, notes: [{ text: 'Good.', at_s: place }] }
      return onTask(server, operator, taskId, 'review', { holder: reader, body })
    }
    expect(await judge(2.1)).toBe('400 production_place_beyond_end')
    expect(await judge(2)).toBe('approved')
  })

  test('that found nothing is done as well, and its files say so', async () => {
    const { orderId, taskId } = await givenCheck(reader, book)
    expect(await onTask(server, reader, taskId, 'submit')).toBe('submitted')
    const files = await delivered(orderId, taskId)
    const said = 'The recording was checked from beginning to end. Nothing was found to remark.'
    expect(Object.keys(files).toSorted()).toEqual(['docx', 'json', 'txt'].map((end) => `talk.en.remarks.${end}`))
    expect(files['talk.en.remarks.txt']).toBe(`${said}\n`)
    expect(files['talk.en.remarks.docx']).toContain(`>${said}<`)
    expect(files['talk.en.remarks.docx']).not.toContain('00:00')
    expect(JSON.parse(files['talk.en.remarks.json'] ?? '')).toEqual({ language_code: 'en', segments: [] })
  })

  test('of a recording that is checked twice has files of its own name', async () => {
    const { order_id: orderId } = (await askAs(server, buyer, ['POST', root], {})) as { order_id: string }
    const session = { headers: { authorization: `Bearer ${buyer.accessToken}` } }
    const dub = await sendMedia(server, session, orderId)
    for (const instructions of ['Find what is misread.', 'Find noise.'])
      await askAs(server, session, ['POST', `${root}/${orderId}/items`], {
        request: { item: { ...book({ dub, original: '' }), instructions } },
      })
    await payAt(server, await submitAs(server, session, orderId))
    await takeOrder(server, orderId)
    const { rows } = await pool.query<{ id: string }>('select id from production_tasks where order_id = $1', [orderId])
    await pool.query('update production_producers set sampling_percent = 0 where id = $1', [reader.producerId])
    for (const { id } of rows) {
      expect(await onTask(server, reader, id, 'claim')).toBe('claimed')
      await write(`/v1/productions/producers/${reader.userId}/tasks/${id}`, [remark('1', 'Too fast.', 0)])
      expect(await onTask(server, reader, id, 'submit')).toBe('approved')
    }
    await pool.query('update production_producers set sampling_percent = 100 where id = $1', [reader.producerId])
    await runJobs(server)
    const names = (await readDeliverables(server, buyer, orderId)).map(({ name }) => name)
    expect(names).toHaveLength(10)
    expect(new Set(names).size).toBe(10)
    expect(names).toEqual(expect.arrayContaining(['talk.en.remarks.txt', 'talk.en.remarks-2.txt']))
  })

  test('is helped with by no engine, and its versions differ in remarks alone', async () => {
    const { path } = await givenCheck(reader, book)
    const segments = [remark('1', 'Too fast.', 0)]
    await write(path, segments)
    const bench = Workbench.parse(await askAs(server, reader, ['GET', `${path}/workbench`]))
    expect(bench).toMatchObject({ cue_options: null, helps: { align: false, retranscribe: false, translate: false } })
    for (const [act, body] of [
      ['align', { segments }],
      ['retranscribe-segment', { start_s: 0, end_s: 1 }],
      ['translate', { segments: [{ id: '1', text: 'So.' }] }],
      ['resegment', { segments }],
    ] as const)
      expect(await askAs(server, reader, ['POST', `${path}/transcription/${act}`], body)).toBe(
        '409 production_task_state',
      )
    await pool.query('insert into production_submissions select id, 9, $2, now() from production_tasks where id = $1', [
      path.split('/').at(-1),
      JSON.stringify({ segments: [remark('1', 'Too slow.', 0)], speakers: [] }),
    ])
    const diff = await askAs(server, reader, ['GET', `${path}/transcription/diff?from_version=9&to_version=1`])
    expect(WorkDiff.parse(diff).differences[0]?.text).toEqual([
      { kind: 'same', words: ['Too'] },
      { kind: 'gone', words: ['slow.'] },
      { kind: 'new', words: ['fast.'] },
    ])
  })
})

test('a script is read by who checks, who reviews and who runs the instance, and stands in no list', async () => {
  const { path, taskId } = await givenCheck(reader, book)
  const stranger = await givenBuyer(server)
  const scriptFor = async (caller: Parameters<typeof askAs>[1]) => {
    const told = await askAs<WorkedContent>(server, caller, ['GET', `${path}/content`])
    return typeof told === 'string' ? told : WorkedContent.parse(told).script
  }
  expect(await scriptFor(reader)).toBe(script)
  expect(await scriptFor(operator)).toBe(script)
  expect(await scriptFor(reviewer)).toBe('404 production_task_not_found')
  expect(await onTask(server, reader, taskId, 'submit')).toBe('submitted')
  expect(await scriptFor(reviewer)).toBe(script)
  for (const caller of [listener, stranger, buyer])
    expect(await scriptFor(caller)).toBe('404 production_task_not_found')
  const lists = ['/v1/productions/tasks/unclaimed', '/v1/productions/reviews', path].map((list) =>
    askAs(server, list === path ? reader : reviewer, ['GET', list]),
  )
  const [unclaimed, reviews, task] = await Promise.all(lists)
  expect([Tasks.parse(unclaimed).tasks, Tasks.parse(reviews).tasks.length, Task.parse(task).task_id]).toEqual([
    [],
    1,
    taskId,
  ])
  expect(JSON.stringify([unclaimed, reviews, task])).not.toContain('stormy')
})

test.each([
  ['a script', 'script', reader, book],
  ['an original', 'original', listener, dubbed],
  ['nothing', null, reader, (sent: Sent) => ({ ...book(sent), script: '' })],
] as const)(
  'whoever looks for work is told that %s belongs to it, and no more of that',
  async (_, material, who, item) => {
    const { path, taskId } = await givenCheck(who, item)
    const seenIn = async (list: string, caller: Parameters<typeof askAs>[1]) =>
      Tasks.parse(await askAs(server, caller, ['GET', list])).tasks.find(({ task_id: id }) => id === taskId)
    const own = `/v1/productions/producers/${who.userId}/tasks`
    expect(await seenIn(own, who)).toMatchObject({ material, recording: 'talk.wav' })
    expect(Task.parse(await askAs(server, who, ['GET', path]))).toMatchObject({ material })
    await onTask(server, who, taskId, 'revoke')
    expect(await seenIn(`${own}?which=history`, who)).toMatchObject({ state: 'revoked', recording: null })
    const { tasks } = Tasks.parse(await askAs(server, who, ['GET', '/v1/productions/tasks/unclaimed']))
    expect(tasks).toMatchObject([{ material, recording: null }])
    await pool.query("delete from production_tasks where state = 'unclaimed'")
  },
)

test('what was dubbed is heard by who may hear the dub, at an address that expires', async () => {
  const { path, dub, original } = await givenCheck(listener, dubbed)
  const read = async (caller: Parameters<typeof askAs>[1]) => {
    const told = await askAs<WorkedContent>(server, caller, ['GET', `${path}/content`])
    return typeof told === 'string' ? told : WorkedContent.parse(told)
  }
  const content = WorkedContent.parse(await read(listener))
  expect([content.media_url, content.original?.media_url]).toEqual([
    expect.stringContaining(dub),
    expect.stringContaining(original),
  ])
  expect(content.original?.media_type).toBe('audio/wav')
  const url = new URL(content.original?.media_url ?? '')
  expect((await server.fetch(url.pathname + url.search)).status).toBe(200)
  expect((await server.fetch(`${url.pathname}?key=nothing`)).status).toBe(404)
  for (const caller of [reader, buyer]) expect(await read(caller)).toBe('404 production_task_not_found')
  await onTask(server, listener, path.split('/').at(-1) ?? '', 'revoke')
  expect(await read(listener)).toBe('404 production_task_not_found')
})

test('a transcript without a word is still refused, and the qualification for a check has no test', async () => {
  const qualification = await givenQualification(server)
  const writer = await givenProducer(server, qualification)
  const { taskId } = await givenCheck(writer, ({ dub }) => {
    return { kind: 'transcription', media_ids: [dub], source_language: 'en' }
  })
  expect(await onTask(server, writer, taskId, 'submit')).toBe('409 production_content_empty')
  const questions = [{ prompt: 'Write it down.', expected: 'Hello.' }]
  const form = { pass_percent: 80, minutes: 10, attempts_max: 3, pause_hours: 24, questions }
  const setTest = (id: string) =>
    askAs(server, operator, ['PUT', `/v1/admin/productions/qualifications/${id}/test`], form)
  expect(await setTest(forBooks)).toBe('409 qualification_untestable')
  expect(await setTest(qualification)).toMatchObject({ pass_percent: 80 })
})
