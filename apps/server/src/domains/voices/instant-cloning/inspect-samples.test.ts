import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { createSpeechAnalysisPool } from '@vireo/engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'

const analysis = createSpeechAnalysisPool({
  workers: 1,
  waitingPerShare: 3,
  engine: import.meta.resolve('@vireo/engine-speech-analysis'),
  speakReference: () => Promise.resolve([]),
})
afterAll(() => analysis.close())

const recording = new Blob([writeWav(aVoice(16_000, 8000), 16_000)])
let server: TestServer
let [loud, quiet]: TestPerson[] = []
beforeAll(async () => {
  server = await startTestServer({ ports: { speechAnalysis: analysis } })
  loud = await server.signUp()
  quiet = await server.signUp()
})

async function inspect(person: TestPerson | undefined) {
  const body = new FormData()
  body.append('files', recording, 'voice.wav')
  const answer = await server.fetch('/v1/voices/samples/inspect', {
    method: 'POST',
    headers: person?.headers ?? {},
    body,
  })
  const { detail } = (await answer.json()) as { readonly detail?: { readonly code: string; readonly message: string } }
  return { status: answer.status, code: detail?.code, retryAfter: answer.headers.get('retry-after') }
}

test('a workspace that sends recording after recording is told to wait, and its neighbour is heard', async () => {
  const order: string[] = []
  const ask = async (name: string, person: TestPerson | undefined) => {
    const answer = await inspect(person)
    order.push(`${name} ${answer.status}`)
    return answer
  }
  const flood = Array.from({ length: 12 }, () => ask('loud', loud))
  const neighbour = await ask('quiet', quiet)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(neighbour.status).toBe(200)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(4)
  expect(refused.every(({ status, code }) => status === 429 && code === 'rate_limit_exceeded')).toBe(true)
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  expect(order.lastIndexOf('loud 200')).toBeGreaterThan(order.indexOf('quiet 200'))
})
