import { EngineError, SourceError } from '@vireo/engines'
import { describe, expect, test } from 'vitest'
import { call } from '#test/teammates.ts'
import { fineTuningOf } from '../testing.ts'
import { runTraining } from './run-training.ts'
import { tendTrainings } from './tend-trainings.ts'
import { trainingTests } from './training.testing.ts'

const on = await trainingTests()
const { engine, cloned, server, pool, model, givenReady, train, stateOf, contextOf, trainingOf, endings, work, never } =
  on

describe('a training whose process was killed', () => {
  test('goes on where it ended, and ends once', async () => {
    const given = await givenReady()
    await train(given)
    const { id, job_id: jobId } = await trainingOf(given)
    // The process dies in the middle of the cloning: nothing that it would do afterwards happens.
    const killed = new AbortController()
    engine.does = never
    const dying = runTraining(contextOf(given), id, killed.signal)
    await expect.poll(() => engine.asked.length, { timeout: 20_000 }).toBe(1)
    killed.abort(new Error('killed'))
    await expect(dying).rejects.toThrow('killed')
    expect(await stateOf(given)).toBe('fine_tuning')
    expect((await trainingOf(given)).checkpoint.prepared).toHaveLength(2)
    await pool.query(
      "update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 minute', attempts = 1 where key = $1",
      [jobId],
    )
    await pool.query("update jobs set state = 'running', attempts = 1 where id = $1", [jobId])
    engine.does = () => Promise.resolve(cloned)
    await work()
    await expect.poll(() => stateOf(given), { timeout: 30_000 }).toBe('fine_tuned')
    expect(engine.asked[1]?.seed).toBe(engine.asked[0]?.seed)
    expect(await endings(given)).toBe(1)
    await runTraining(contextOf(given), id, new AbortController().signal)
    expect(await endings(given)).toBe(1)
  })

  test('reads no recording twice', async () => {
    const given = await givenReady()
    await train(given)
    const { id } = await trainingOf(given)
    const killed = new AbortController()
    on.soundsRead = 0
    engine.does = (request, options) => {
      killed.abort(new Error('killed'))
      return never(request, options)
    }
    await expect(runTraining(contextOf(given), id, killed.signal)).rejects.toThrow()
    engine.does = () => Promise.resolve(cloned)
    await runTraining(contextOf(given), id, new AbortController().signal)
    expect(on.soundsRead).toBe(2)
    expect(await stateOf(given)).toBe('fine_tuned')
  })

  test('is over when two take it up at once, one time', async () => {
    const given = await givenReady()
    await train(given)
    const { id } = await trainingOf(given)
    const both = [0, 1].map(() => runTraining(contextOf(given), id, new AbortController().signal))
    await Promise.allSettled(both)
    expect(await stateOf(given)).toBe('fine_tuned')
    expect(await endings(given)).toBe(1)
  })

  test('fails when its job was given up', async () => {
    const given = await givenReady()
    await train(given)
    const { job_id: jobId } = await trainingOf(given)
    await pool.query("update jobs set state = 'failed' where id = $1", [jobId])
    await tendTrainings(server.product.systemContext())
    expect(await stateOf(given)).toBe('failed')
    expect((await train(given)).status).toBe(200)
  })
})

describe('a training that goes wrong', () => {
  test('fails at once where the recordings cannot give a voice, and says why', async () => {
    const given = await givenReady()
    await train(given)
    engine.does = () => Promise.reject(new SourceError('no_speech', 'Nobody speaks in these recordings.'))
    await runTraining(contextOf(given), (await trainingOf(given)).id, new AbortController().signal)
    expect(await fineTuningOf(server, given.person, given.voiceId)).toMatchObject({
      state: { [model]: 'failed' },
      message: { [model]: 'Nobody speaks in these recordings.' },
      is_allowed_to_fine_tune: true,
    })
    expect(JSON.stringify((await call(server, given.person, 'GET', '/v1/messages')).body)).toContain(
      'could not be trained',
    )
  })

  test('is late where something passes, is tried again, and fails when it does not pass', async () => {
    const given = await givenReady()
    await train(given)
    const { id } = await trainingOf(given)
    engine.does = () => Promise.reject(new EngineError('crashed', 'the worker crashed'))
    const attempt = () => runTraining(contextOf(given), id, new AbortController().signal)
    await expect(attempt()).rejects.toThrow('crashed')
    expect(await stateOf(given)).toBe('delayed')
    await expect(attempt()).rejects.toThrow('crashed')
    await attempt()
    expect(await stateOf(given)).toBe('failed')
  })
})
