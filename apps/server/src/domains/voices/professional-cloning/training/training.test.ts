import { speechEndpoints } from '@vireo/contracts/speech'
import { describe, expect, test } from 'vitest'
import { call } from '#test/teammates.ts'
import { fineTuningOf } from '../testing.ts'
import { runTraining } from './run-training.ts'
import { trainingTests } from './training.testing.ts'

const on = await trainingTests()
const {
  engine,
  cloned,
  server,
  pool,
  model,
  givenReady,
  train,
  cancel,
  dropPlainly,
  answerOf,
  stateOf,
  voiceOf,
  contextOf,
  trainingOf,
  endings,
  prepared,
  work,
  never,
} = on

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
    on.understands = false
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
