import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { EngineError, type SpeechEngine, type VoiceConversionEngine } from '@vireo/engines'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { testSpeech, testVoiceConversion } from '#test/test-engines.ts'
import { libraryVoices } from '#voices/library/index.ts'

let areWell = true
const notWell = () => new EngineError('crashed', 'The engine is not well.')

/** Engines that fail as soon as there is something to say, while they are not well. */
const speech: SpeechEngine = {
  ...testSpeech,
  open(format, listener) {
    if (areWell) return testSpeech.open(format, listener)
    return { push: () => listener.fail(notWell()), finish() {}, cancel() {} }
  },
}
const voiceConversion: VoiceConversionEngine = {
  ...testVoiceConversion,
  convert(request, listener, shared) {
    if (areWell) return testVoiceConversion.convert(request, listener, shared)
    listener.fail(notWell())
    return { cancel() {}, finishEarly() {} } as never
  },
}

const server = await startTestServer({ ports: { speech, voiceConversion } })
const voiceId = libraryVoices[0]?.voiceId ?? ''

const say = (who: TestPerson, body: unknown, path = `text-to-speech/${voiceId}`) =>
  server.fetch(`/v1/${path}`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

function change(who: TestPerson): Promise<Response> {
  const body = new FormData()
  body.append('audio', new Blob([writeWav(aVoice(16_000, 2000), 16_000)]), 'a.wav')
  return server.fetch(`/v1/speech-to-speech/${voiceId}`, { method: 'POST', headers: who.headers, body })
}

async function toldOf(who: TestPerson): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ task: string }>(
    "select payload->>'task' as task from outbox_events where name = 'speech.generation-started' and payload->>'userId' = $1 order by id",
    [who.userId],
  )
  return rows.map(({ task }) => task)
}

test.each([
  ['a text', (who: TestPerson) => say(who, { text: 'Good morning.' }), 'text_to_speech'],
  [
    'a dialogue',
    (who: TestPerson) => say(who, { inputs: [{ text: 'Good morning.', voice_id: voiceId }] }, 'text-to-dialogue'),
    'text_to_speech',
  ],
  ['a voice change', change, 'speech_to_speech'],
])('of %s is told once it began, whether or not the engine fails', async (_, begin, task) => {
  for (const isWell of [true, false]) {
    areWell = isWell
    const who = await server.signUp()
    const answer = await begin(who)
    await answer.arrayBuffer()
    expect(answer.status).toBe(isWell ? 200 : 500)
    expect(await toldOf(who)).toEqual([task])
  }
  areWell = true
})

test('what was refused did not begin, and nothing is told of it', async () => {
  const poor = await server.signUp()
  expect((await say(poor, { text: '' })).status).toBe(400)
  await server.database.pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
    poor.workspaceId,
  ])
  expect((await say(poor, { text: 'Good morning.' })).status).toBe(402)
  expect((await change(poor)).status).toBe(402)
  expect(await toldOf(poor)).toEqual([])
})
