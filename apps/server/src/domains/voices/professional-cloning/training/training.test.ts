import { speechEndpoints } from '@vireo/contracts/speech'
import type {
  ClonedVoice,
  CloningOptions,
  CloningRequest,
  MediaToolkit,
  SpeechAnalysisEngine,
  VoiceCloningEngine,
} from '@vireo/engines'
import { EngineError, SourceError } from '@vireo/engines'
import pino from 'pino'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { call, type Teammate } from '#test/teammates.ts'
import { listenOnce, readOnce } from '#test/listen-once.ts'
import { testMedia, testSpeechAnalysis } from '#test/test-engines.ts'
import { startTestServer } from '#test/test-server.ts'

import { startJobRunner } from '#jobs/runner.ts'
import { renewNode } from '#kernel/node-store.ts'
import { professionalCloningJobs } from '../jobs.ts'
import { aTake, fineTuningOf, givenProfessionalVoice, givenSample } from '../testing.ts'
import { runTraining } from './run-training.ts'
import { tendTrainings } from './tend-trainings.ts'

/** What the cloning engine does next, and what it was asked; the real one has tests of its own. */
const engine = {
  asked: [] as CloningRequest[],
  does: (_request: CloningRequest, _options: CloningOptions): Promise<ClonedVoice> => Promise.resolve(cloned),
}
const cloned: ClonedVoice = {
  recipe: { engine: 'flite', base: 'rms', gainDb: 0 },
  measured: { pitchErrorSemitones: 0.2, spectralDistanceDb: 3 },
  method: 'acoustic_matching',
}
const voiceCloning: VoiceCloningEngine = {
  method: 'acoustic_matching',
  clone: (request, options = {}) => {
    engine.asked.push(request)
    return engine.does(request, options)
  },
  close: () => Promise.resolve(),
}
let soundsRead = 0
const reading = readOnce(testMedia)
const media: MediaToolkit = {
  ...reading,
  transcodeToFile: (...args) => {
    soundsRead++
    return reading.transcodeToFile(...args)
  },
}
let understands = true
const speechAnalysis: SpeechAnalysisEngine = {
  ...listenOnce(testSpeechAnalysis),
  align: () => Promise.resolve({ fits: understands, score: 1, lines: [], words: [] }),
}

const server = await startTestServer({ ports: { voiceCloning, speechAnalysis, media } })
const { pool } = server.database
beforeEach(async () => {
  // What an earlier test asked for and did not wait for is nobody's work now.
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query('delete from jobs')
  engine.asked = []
  engine.does = () => Promise.resolve(cloned)
  understands = true
})

const model = 'eleven_multilingual_v2'
type Given = { person: Teammate; voiceId: string; path: string; sampleIds: string[] }

/** A verified voice with enough to be trained from. */
async function givenReady(seconds: readonly number[] = [40, 30]): Promise<Given> {
  const given = await givenProfessionalVoice(server)
  const sampleIds: string[] = []
  for (const [index, length] of seconds.entries())
    sampleIds.push(await givenSample(server, given, await aTake(server, length, { from: index })))
  await pool.query('update voices set is_verified = true where id = $1', [given.voiceId])
  return { ...given, sampleIds }
}

const train = ({ person, path }: Given, body: unknown = {}) => call(server, person, 'POST', `${path}/train`, body)
const cancel = ({ person, path }: Given) => call(server, person, 'POST', `${path}/train/cancel`)
/** By the address that all voices have. */
const dropPlainly = ({ person, voiceId, sampleIds }: Given) =>
  call(server, person, 'DELETE', `/v1/voices/${voiceId}/samples/${sampleIds[0] ?? ''}`)
const answerOf = ({ status, code }: { status: number; code: string | undefined }) => `${status} ${code ?? ''}`.trim()
const stateOf = async ({ person, voiceId }: Given, of = model) =>
  (await fineTuningOf(server, person, voiceId)).state[of]
const voiceOf = async ({ person, voiceId }: Given) => (await call(server, person, 'GET', `/v1/voices/${voiceId}`)).body
const contextOf = ({ person }: Given) => server.product.systemContext(person.workspaceId)
const trainingOf = async ({ voiceId }: Given) =>
  (
    await pool.query<{ id: string; job_id: string; checkpoint: { prepared?: unknown[] } }>(
      'select id, job_id, checkpoint from professional_trainings where voice_id = $1 order by created_at desc limit 1',
      [voiceId],
    )
  ).rows[0] ?? { id: '', job_id: '', checkpoint: {} }
const endings = async ({ voiceId }: Given) =>
  (
    await pool.query("select id from audit_entries where action = 'professional-cloning.trained' and target_id = $1", [
      voiceId,
    ])
  ).rows.length
const prepared = async ({ person, voiceId }: Given) => {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list(`voices/${person.workspaceId}/${voiceId}/training/`))
    keys.push(key)
  return keys
}
async function work() {
  const node = `n-${Math.random()}`
  await renewNode(server.database.db, node, new Date(Date.now() + 60_000))
  const runner = await startJobRunner({
    database: server.database,
    nodeId: node,
    contextFor: (workspaceId) => server.product.systemContext(workspaceId),
    jobs: professionalCloningJobs.filter(({ cron }) => cron === undefined),
    subscriptions: [],
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => runner.stop())
  return runner
}

const never = (_request: CloningRequest, { signal }: CloningOptions) =>
  new Promise<ClonedVoice>((_resolve, reject) => {
    const leave = () => reject(signal?.reason as Error)
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave)
  })

describe('a training', () => {
  test('is refused until the voice is verified and has a minute of speech', async () => {
    const given = await givenReady([20])
    expect(answerOf(await train(given))).toBe('400 not_enough_speech')
    expect(answerOf(await train(given, { model_id: 'no_model' }))).toBe('404 model_not_found')
    await pool.query('update voices set is_verified = false where id = $1', [given.voiceId])
    expect(answerOf(await train(given))).toBe('403 not_verified')
    expect(answerOf(await cancel(given))).toBe('409 no_training_in_progress')
  })

  test('waits until the speakers of every recording are told apart, and for whom of them the voice is', async () => {
    const given = await givenReady()
    const [sampleId = ''] = given.sampleIds
    const short = `${given.path}/separate-speakers?sample_id=${sampleId}`
    expect((await call(server, given.person, 'POST', short)).status).toBe(200)
    expect(answerOf(await train(given))).toBe('409 separation_in_progress')
    const said = (start: number, end: number) => ({ duration_secs: end - start, utterances: [{ start, end }] })
    const speakers = {
      one: { speaker_id: 'one', ...said(0, 35) },
      other: { speaker_id: 'other', ...said(35, 40) },
    }
    await pool.query(
      `update voice_samples set details = jsonb_set(details, '{speaker_separation}',
         details -> 'speaker_separation' || jsonb_build_object('status', 'completed', 'speakers', $2::jsonb))
       where id = $1`,
      [sampleId, JSON.stringify(speakers)],
    )
    const undecided = await train(given)
    expect(answerOf(undecided)).toBe('409 speakers_not_chosen')
    expect(undecided.body).toMatchObject({ detail: { data: { sample_id: sampleId } } })
    const choice = { selected_speaker_ids: ['one'] }
    await call(server, given.person, 'POST', `${given.path}/samples/${sampleId}`, choice)
    expect((await train(given)).status).toBe(200)
  })

  test('goes on in the background, and the voice speaks when it is over', async () => {
    const given = await givenReady()
    engine.does = async (_request, { onProgress }) => {
      onProgress?.(0.5)
      await expect
        .poll(async () => (await fineTuningOf(server, given.person, given.voiceId)).progress?.[model], {
          timeout: 8000,
        })
        .toBeCloseTo(0.6, 5)
      return cloned
    }
    expect((await train(given)).status).toBe(200)
    expect(await stateOf(given)).toBe('queued')
    expect(answerOf(await train(given))).toBe('409 training_in_progress')
    const change = (sampleId = '') =>
      call(server, given.person, 'POST', `${given.path}/samples/${sampleId}`, { file_name: 'x' })
    expect(answerOf(await change(given.sampleIds[0]))).toBe('409 training_in_progress')
    expect(answerOf(await dropPlainly(given))).toBe('409 training_in_progress')
    await work()
    await expect.poll(() => stateOf(given), { timeout: 20_000 }).toBe('fine_tuned')
    expect(engine.asked).toMatchObject([{ language: 'en', effort: 'professional', samples: [{}, {}] }])
    expect(await voiceOf(given)).toMatchObject({
      cloning_method: 'acoustic_matching',
      verified_languages: [
        { language: 'en', model_id: model, preview_url: expect.stringContaining('/preview') as string },
      ],
      fine_tuning: { progress: { [model]: 1 }, message: {} },
    })
    expect(
      (await call(server, given.person, 'POST', `/v1/text-to-speech/${given.voiceId}`, { text: 'Hi.' })).status,
    ).toBe(200)
    expect(await prepared(given)).toEqual([])
    expect(await endings(given)).toBe(1)
  })

  test('lists no language in which nobody understands the voice', async () => {
    const given = await givenReady()
    understands = false
    await train(given)
    await runTraining(contextOf(given), (await trainingOf(given)).id, new AbortController().signal)
    expect(await voiceOf(given)).toMatchObject({
      verified_languages: [],
      fine_tuning: { state: { [model]: 'fine_tuned' }, finetuning_state: 'fine_tuned' },
    })
  })

  test('is cancelled while it runs: nothing is left of it, and what spoke before still does', async () => {
    const given = await givenReady()
    await train(given)
    await runTraining(contextOf(given), (await trainingOf(given)).id, new AbortController().signal)
    expect(await endings(given)).toBe(1)
    engine.does = never
    await train(given)
    await work()
    await expect.poll(() => engine.asked.length, { timeout: 20_000 }).toBe(2)
    expect((await prepared(given)).length).toBe(2)
    expect((await cancel(given)).status).toBe(200)
    expect(await stateOf(given)).toBe('fine_tuned')
    await expect.poll(() => prepared(given), { timeout: 8000 }).toEqual([])
    expect(
      (await call(server, given.person, 'POST', `/v1/text-to-speech/${given.voiceId}`, { text: 'Hi.' })).status,
    ).toBe(200)
    expect(answerOf(await cancel(given))).toBe('409 no_training_in_progress')
  })
})

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
    soundsRead = 0
    engine.does = (request, options) => {
      killed.abort(new Error('killed'))
      return never(request, options)
    }
    await expect(runTraining(contextOf(given), id, killed.signal)).rejects.toThrow()
    engine.does = () => Promise.resolve(cloned)
    await runTraining(contextOf(given), id, new AbortController().signal)
    expect(soundsRead).toBe(2)
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

describe('a voice that was trained', () => {
  test('says when its recordings changed, and speaks as before until it is trained again', async () => {
    const given = await givenReady()
    const finish = async () => runTraining(contextOf(given), (await trainingOf(given)).id, new AbortController().signal)
    await train(given)
    await finish()
    await call(server, given.person, 'POST', `${given.path}/samples/${given.sampleIds[0] ?? ''}`, {
      trim_start_time: 500,
    })
    expect((await fineTuningOf(server, given.person, given.voiceId)).message?.[model]).toContain('changed')
    engine.does = () => Promise.resolve({ ...cloned, recipe: { ...cloned.recipe, base: 'awb' } })
    await train(given)
    const recipe = async () =>
      (await pool.query<{ recipe: { base: string } }>('select recipe from voices where id = $1', [given.voiceId]))
        .rows[0]?.recipe.base
    expect(await recipe()).toBe('rms')
    await finish()
    expect(await recipe()).toBe('awb')
    expect((await fineTuningOf(server, given.person, given.voiceId)).message).toEqual({})
    expect((await dropPlainly(given)).status).toBe(200)
    const {
      message,
      state,
      dataset_duration_seconds: seconds,
    } = await fineTuningOf(server, given.person, given.voiceId)
    expect([message?.[model], state[model]]).toEqual([expect.stringContaining('changed'), 'fine_tuned'])
    expect(seconds).toBeLessThan(60)
    const labels = JSON.stringify({ language: 'de' })
    const form = new FormData()
    for (const [name, value] of Object.entries({ name: 'Ada', labels })) form.append(name, value)
    const edited = { method: 'POST', headers: given.person.bearer, body: form }
    expect((await server.fetch(`/v1/voices/${given.voiceId}/edit`, edited)).status).toBe(200)
    expect(await voiceOf(given)).toMatchObject({ labels: { language: 'de' }, voice_verification: { language: 'en' } })
  })

  test('is for exactly the models that say they can be trained, and each of these then speaks with it', async () => {
    const given = await givenReady()
    const { body } = await call(server, given.person, 'GET', '/v1/models')
    const models = speechEndpoints.listModels.success.schema.parse(body)
    expect(models.filter((one) => one.can_be_finetuned).length).toBeGreaterThan(3)
    for (const { model_id: id, can_be_finetuned: isPossible, serves_pro_voices: speaks } of models) {
      const asked = await train(given, { model_id: id })
      expect([id, answerOf(asked)]).toEqual([id, isPossible ? '200' : '404 model_not_found'])
      if (!isPossible) continue
      expect([id, speaks]).toEqual([id, true])
      await runTraining(contextOf(given), (await trainingOf(given)).id, new AbortController().signal)
      expect([id, await stateOf(given, id)]).toEqual([id, 'fine_tuned'])
    }
  })

  test('is not cloned again for another model from the same recordings', async () => {
    const given = await givenReady()
    const finish = async () => runTraining(contextOf(given), (await trainingOf(given)).id, new AbortController().signal)
    await train(given)
    await finish()
    await train(given, { model_id: 'eleven_flash_v2_5' })
    await finish()
    expect(engine.asked).toHaveLength(1)
    expect(await fineTuningOf(server, given.person, given.voiceId)).toMatchObject({
      state: { [model]: 'fine_tuned', eleven_flash_v2_5: 'fine_tuned' },
    })
  })
})
