import { createSpeechPool, type SpeechEngine } from '@vireo/engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { verifyLedger } from '#usage'
import { libraryVoices } from '#voices/library/index.ts'

const fake = new URL('../../../../../../../packages/engines/src/fake-speech.ts', import.meta.url)
const pool = createSpeechPool({ workers: 1, engines: { fake } })
afterAll(() => pool.close())

/** Every voice takes its time. */
const engine: SpeechEngine = {
  ...pool,
  ready: () => pool.ready(),
  voices: (name) => pool.voices(name),
  pronounce: (piece) => pool.pronounce(piece),
  close: () => Promise.resolve(),
  open(format, listener) {
    const stream = pool.open(format, listener)
    return {
      push: (piece) => stream.push({ ...piece, recipe: { engine: 'fake', base: 'slow', gainDb: 0 } }),
      finish: () => stream.finish(),
      cancel: () => stream.cancel(),
    }
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ports: { speech: engine } })
})

test('whoever leaves a socket pays for the sentences that were said, however many had been reserved for', async () => {
  const person = await server.signUp()
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/v1/text-to-speech/${libraryVoices[0]?.voiceId}/stream-input`,
    { headers: person.headers },
  )
  await new Promise((resolve) => socket.once('open', resolve))
  const sentence = 'Each of these is reserved for on its own, and takes a while. '.repeat(3)
  const sentences = 12
  const heard = new Promise((resolve) => socket.once('message', resolve))
  for (let index = 0; index < sentences; index++) socket.send(JSON.stringify({ text: sentence, flush: true }))
  await heard
  socket.terminate()
  const stateOf = async () => {
    const subscription = await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json()
    const { history } = (await (await server.fetch('/v1/history', { headers: person.headers })).json()) as {
      history: { text: string }[]
    }
    return {
      used: (subscription as { character_count: number }).character_count,
      texts: history.map((one) => one.text),
    }
  }
  await expect.poll(async () => (await stateOf()).texts.length, { timeout: 60_000 }).toBe(1)
  const { used, texts } = await stateOf()
  expect(texts[0]?.length).toBeLessThan(sentences * sentence.length)
  expect(used).toBe(texts[0]?.length)
  expect(await verifyLedger(server.product.systemContext(), person.workspaceId)).toEqual([])
})
