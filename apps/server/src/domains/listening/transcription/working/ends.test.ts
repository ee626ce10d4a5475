import { TranscriptSummary } from '@vireo/contracts/transcription'
import { EngineError } from '@vireo/engines'
import { beforeEach, describe, expect, test } from 'vitest'
import { getJob } from '#jobs/enqueue.ts'
import { AppError, TimeLimitError } from '#kernel/errors.ts'
import { codeOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'
import { runTranscription } from './run-transcription.ts'
import { tendTranscripts } from './tend-transcripts.ts'

const on = await startTranscriptionServer()
const { server, person, state: ears, inWords, begin, change, until, usedCredits, countOf } = on
const { pool } = server.database
const ctx = () => server.product.systemContext(person.workspaceId)
const tend = () => tendTranscripts(server.product.systemContext())
beforeEach(() => on.reset())

async function begun(file = recording(3)): Promise<string> {
  const answer = await begin(file)
  expect(answer.status).toBe(202)
  return TranscriptSummary.parse(await answer.json()).transcription_id
}

async function jobOf(id: string): Promise<string> {
  const { rows } = await pool.query<{ job: string }>('select job_id as job from transcripts where id = $1', [id])
  return rows[0]?.job ?? ''
}

async function files(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list('transcription/')) keys.push(key)
  return keys
}

const ended = (state: 'failed' | 'running', id: string) =>
  pool.query("update jobs set state = $1, error_message = 'It broke.' where id = $2", [state, id])

describe('a transcript whose job was given up', () => {
  test('fails, gives back what it held and counts no more', async () => {
    const used = await usedCredits()
    const id = await begun()
    await ended('failed', await jobOf(id))
    await pool.query("update transcripts set state = 'running' where id = $1", [id])
    expect(await countOf('credit_reservations')).toBe(1)
    expect(await tend()).toEqual({ ended: 1 })
    expect(await until(id, 'failed')).toMatchObject({ failure: { code: 'internal_error' }, has_media: false })
    expect([await usedCredits(), await countOf('credit_reservations')]).toEqual([used, 0])
    expect(await tend()).toEqual({ ended: 0 })
  })

  test('is no other one: what waits or is worked on is left alone', async () => {
    const id = await begun()
    expect(await tend()).toEqual({ ended: 0 })
    await ended('running', await jobOf(id))
    expect(await tend()).toEqual({ ended: 0 })
    await until(id, 'queued')
    expect((await change(of(id, '/cancel'), 'POST')).status).toBe(200)
  })
})

describe('work whose time is up', () => {
  const timeUp = AbortSignal.abort(new TimeLimitError('too long'))

  test('goes on in another attempt; after the last the transcript fails and costs nothing', async () => {
    const used = await usedCredits()
    const id = await begun()
    const again = runTranscription(ctx(), { transcriptId: id }, { signal: timeUp, isLastAttempt: false })
    await expect(again).rejects.toThrow('too long')
    await until(id, 'running')
    await runTranscription(ctx(), { transcriptId: id }, { signal: timeUp, isLastAttempt: true })
    expect((await until(id, 'failed')).failure?.code).toBe('internal_error')
    expect([await usedCredits(), await countOf('credit_reservations')]).toEqual([used, 0])
  })

  test('is not what a process does that drains in its last attempt', async () => {
    const id = await begun()
    const drained = runTranscription(ctx(), { transcriptId: id }, { signal: AbortSignal.abort(), isLastAttempt: true })
    await expect(drained).rejects.toThrow('aborted')
    await on.work()
    await until(id, 'done')
  })
})

describe('what is crowded', () => {
  test.each([
    ['engine', new EngineError('crowded', 'too much waits')],
    ['export', new AppError('rate_limit_exceeded', { retryAfterSeconds: 10 })],
  ])('is tried again: %s', async (_, error) => {
    let calls = 0
    ears.hear = (sound, wishes) => (++calls === 1 ? Promise.reject(error) : inWords(sound, wishes))
    const id = await begun()
    await on.work()
    await until(id, 'done')
    expect(calls).toBe(2)
  })
})

describe('nothing is left of a recording', () => {
  test('that failed, or that was stopped', async () => {
    const before = await files()
    const stopped = await begun()
    expect(await files()).toHaveLength(before.length + 1)
    const answer = await change(of(stopped, '/cancel'), 'POST')
    expect(TranscriptSummary.parse(await answer.json())).toMatchObject({ state: 'canceled', has_media: false })
    ears.hear = () => Promise.resolve({ text: '', language: undefined, words: [] })
    const failed = await begun()
    await on.work()
    expect((await until(failed, 'failed')).has_media).toBe(false)
    await expect.poll(files, { timeout: 20_000 }).toEqual(before)
    for (const id of [stopped, failed])
      expect(await codeOf(await change(of(id, '/media'), 'DELETE'))).toEqual([404, 'recording_not_kept', null])
    const { rows } = await pool.query('select media_bytes::int as bytes from transcripts where id = any($1)', [
      [stopped, failed],
    ])
    expect(rows).toEqual([{ bytes: 0 }, { bytes: 0 }])
  })

  test('of an older version that is still kept, once it is deleted', async () => {
    const id = await begun()
    const { rows } = await pool.query<{ key: string }>('select media_key as key from transcripts where id = $1', [id])
    expect((await codeOf(await change(of(id, '/media'), 'DELETE')))[1]).toBe('transcript_not_ready')
    await change(of(id, '/cancel'), 'POST')
    await pool.query('update transcripts set media_key = $1 where id = $2', [rows[0]?.key, id])
    expect((await change(of(id, '/media'), 'DELETE')).status).toBe(200)
    expect((await getJob(ctx(), await jobOf(id)))?.state).toBe('canceled')
  })
})
