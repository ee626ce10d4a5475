import { setTimeout as delay } from 'node:timers/promises'
import { faultsOfAddress, type EngineError, type FaultOfAddress } from '@vireo/engines'
import type { FastifyReply } from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type AddressEngine, hostOf } from '../../ports/address-engines.ts'
import { createOutbound } from '../outbound-http.ts'
import { AddressClient } from './address-client.ts'
import { engineAt, startAddressServer, testKey } from './address-server.testing.ts'
import { chatByAddress } from './chat-by-address.ts'
import { embeddingsByAddress } from './embed-by-address.ts'
import { greet } from './list-by-address.ts'
import { recogniserByAddress } from './recognise-by-address.ts'
import { speakByAddress } from './speak-by-address.ts'

const server = await startAddressServer()
afterAll(() => server.close())
const outbound = createOutbound({ namedHosts: [server.host] })

let now = 0
let client = new AddressClient({ outbound, now: () => now })
beforeEach(() => {
  client = new AddressClient({ outbound, now: () => now })
  server.misbehave = undefined
  server.asked.length = 0
})

const text = 'Good morning to you all.'
const sound = { samples: Float32Array.from({ length: 8000 }, (_, at) => 0.2 * Math.sin(at / 10)), sampleRateHz: 16_000 }
const kinds = {
  speech: (engine: AddressEngine, signal?: AbortSignal) =>
    speakByAddress(client, engine, { text, voice: 'alloy', speed: 1, ...(signal && { signal }) }),
  recognition: (engine: AddressEngine, signal?: AbortSignal) =>
    recogniserByAddress(client, engine).recognise(sound, signal && { signal }),
  chat: (engine: AddressEngine, signal?: AbortSignal) =>
    chatByAddress(client, engine).reply({ messages: [{ role: 'user', text }] }, signal && { signal }),
  embeddings: (engine: AddressEngine, signal?: AbortSignal) =>
    embeddingsByAddress(client, engine).embed([text], signal && { signal }),
} as const

async function failureOf(work: Promise<unknown>): Promise<EngineError> {
  return work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as EngineError,
  )
}

/** Answers like a server that means something else. */
const raw =
  (status: number, headers: Record<string, string>, body: string | Buffer) => (_: unknown, reply: FastifyReply) =>
    Promise.resolve(reply.status(status).headers(headers).send(body))

/** Sends so many bytes of an answer, and then ends the connection. */
const breaking = (type: string, bytes: number) => async (_: unknown, reply: FastifyReply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': type, 'content-length': 100_000 })
  reply.raw.write(Buffer.alloc(bytes, 'RIFF'))
  await delay(5)
  reply.raw.destroy()
  return reply
}

const typeOf = {
  speech: 'audio/wav',
  recognition: 'application/json',
  chat: 'text/event-stream',
  embeddings: 'application/json',
} as const
const html = '<!doctype html><title>Welcome</title>'

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s by address', (kind) => {
  const ask = kinds[kind]
  type Fault = [string, FaultOfAddress, NonNullable<typeof server.misbehave>, RegExp]
  test.each<Fault>([
    ['a web page', 'garbled', raw(200, { 'content-type': 'text/html' }, html), /answered a web page/],
    [
      'a web page under the right type',
      'garbled',
      raw(200, { 'content-type': typeOf[kind] }, `data: ${html}\n\n`),
      /something else/,
    ],
    ['a type of another kind', 'garbled', raw(200, { 'content-type': 'image/png' }, 'x'), /answered image\/png/],
    [
      'an empty answer',
      kind === 'chat' ? 'cut_off' : 'garbled',
      raw(200, { 'content-type': typeOf[kind] }, ''),
      /answer/,
    ],
    ['401', 'unauthorized', raw(401, {}, '{}'), /does not accept the key/],
    ['403', 'unauthorized', raw(403, {}, '{}'), /does not allow this/],
    ['404', 'rejected', raw(404, {}, '{"detail":"No such voice"}'), /status 404: No such voice/],
    [
      'a way to another host',
      'rejected',
      raw(307, { location: 'https://elsewhere.test/' }, ''),
      /leads to another address/,
    ],
    ['429', 'rate_limited', raw(429, { 'retry-after': '0' }, '{}'), /asked too often/],
    ['500', 'unavailable', raw(500, {}, 'Traceback'), /problem of its own \(status 500\)/],
    ['503 for long', 'unavailable', raw(503, { 'retry-after': '3600' }, ''), /status 503/],
    ['an end in the middle', 'cut_off', breaking(typeOf[kind], 50), /in the middle/],
    ['an end before anything', 'cut_off', breaking(typeOf[kind], 0), /in the middle/],
    [
      'more fields than anybody reads',
      kind === 'speech' ? 'garbled' : 'too_large',
      raw(
        200,
        { 'content-type': typeOf[kind] },
        `data: {"data":[${'1,'.repeat(200_000)}1]}\n\n`.slice(kind === 'chat' ? 0 : 6),
      ),
      /more than is taken|something else/,
    ],
  ])('%s is %s', async (_what, fault, misbehave, sentence) => {
    server.misbehave = misbehave
    const failure = await failureOf(ask(engineAt(server)))
    expect(failure).toMatchObject({ name: 'EngineError', kind: fault, message: expect.stringMatching(sentence) })
    expect(failure.message).toContain('127.0.0.1')
    expect(`${failure.message} ${String(failure.stack)}`).not.toContain(testKey.slice(0, 8))
    expect(faultsOfAddress).toContain(failure.kind)
    // Only what was certainly not begun is asked again, once.
    expect(server.asked).toHaveLength(fault === 'rate_limited' ? 2 : 1)
  })

  test('what takes too long is given up, and not asked for again', async () => {
    server.misbehave = async (_, reply) => {
      await delay(400)
      return reply.send('')
    }
    const failure = await failureOf(ask(engineAt(server, { timeoutMs: 60 })))
    expect(failure).toMatchObject({ kind: 'timed_out', message: expect.stringContaining('took too long') })
    expect(server.asked).toHaveLength(1)
  })

  test('a caller who leaves is freed at once, and the server is not to blame', async () => {
    server.misbehave = async (_, reply) => {
      await delay(3000)
      return reply.send('')
    }
    const left = new Error('left')
    // As many as would let the server rest if they were failures of it.
    for (let leave = 1; leave <= 5; leave++) {
      const leaving = new AbortController()
      const work = failureOf(ask(engineAt(server), leaving.signal))
      await expect.poll(() => server.asked.length).toBe(leave)
      const begun = performance.now()
      leaving.abort(left)
      expect(await work).toBe(left)
      expect(performance.now() - begun).toBeLessThan(1500)
    }
    expect(client.isResting(engineAt(server))).toBe(false)
  })

  test('an address that may not be asked is not', async () => {
    const guarded = new AddressClient({ outbound: createOutbound(), now: () => now })
    client = guarded
    const address = server.address.replace('http:', 'https:')
    expect(await failureOf(ask(engineAt({ address })))).toMatchObject({ kind: 'refused' })
    expect(server.asked).toEqual([])
  })

  test('a server that is not there is unreachable', async () => {
    const address = 'http://127.0.0.1:9/v1'
    client = new AddressClient({ outbound: createOutbound({ namedHosts: ['127.0.0.1:9'] }), now: () => now })
    expect(await failureOf(ask(engineAt({ address })))).toMatchObject({ kind: 'unreachable', retryable: true })
  })
})

test('429 that passes within the time that somebody waits is asked again once, and answers', async () => {
  let count = 0
  server.misbehave = (_, reply) =>
    Promise.resolve(count++ === 0 ? reply.status(429).header('retry-after', '0').send('') : undefined)
  await expect(kinds.embeddings(engineAt(server))).resolves.toHaveLength(1)
  expect(server.asked).toHaveLength(2)
})

test('a WAV file that is shorter than it says is cut off, and one of nonsense is garbled', async () => {
  const whole = await kinds.speech(engineAt(server))
  server.misbehave = raw(200, { 'content-type': 'audio/wav' }, whole.subarray(0, whole.length - 2000))
  expect(await failureOf(kinds.speech(engineAt(server)))).toMatchObject({ kind: 'cut_off' })
})

test('more than a model list may hold is not read', async () => {
  server.misbehave = raw(200, { 'content-type': 'application/json' }, `[${'"x",'.repeat(1_200_000)}"x"]`)
  const greeted = greet(client, engineAt(server), () => now)
  expect(await failureOf(greeted)).toMatchObject({ kind: 'too_large' })
})

test('a conversation is heard while it is written, and nothing is asked again after its first word', async () => {
  server.misbehave = async (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('data: {"choices":[{"delta":{"content":"Well"}}]}\n\n')
    await expect.poll(() => heard).toEqual(['Well'])
    reply.raw.destroy()
    return reply
  }
  const heard: string[] = []
  const chat = chatByAddress(client, engineAt(server))
  const work = chat.reply({ messages: [{ role: 'user', text }] }, { onText: (part) => heard.push(part) })
  expect(await failureOf(work)).toMatchObject({ kind: 'cut_off' })
  expect(server.asked).toHaveLength(1)
})

test('no more requests at a time than an engine takes', async () => {
  let [under, most] = [0, 0]
  server.misbehave = async () => {
    most = Math.max(most, ++under)
    await delay(10)
    under--
    return undefined
  }
  const engine = engineAt(server, { concurrency: 2 })
  await Promise.all(Array.from({ length: 8 }, () => kinds.embeddings(engine)))
  expect(most).toBe(2)
})

test('an engine that fails again and again is left alone, then tried with one request', async () => {
  const engine = engineAt(server)
  server.misbehave = raw(500, {}, '')
  for (let failed = 0; failed < 5; failed++) await failureOf(kinds.embeddings(engine))
  expect(server.asked).toHaveLength(5)
  const resting = await failureOf(kinds.embeddings(engine))
  expect(resting).toMatchObject({
    kind: 'resting',
    message: `${hostOf(engine)} failed again and again. It is tried again in 30 seconds.`,
  })
  expect(server.asked).toHaveLength(5)

  now += 30_000
  const [one, other] = await Promise.all([failureOf(kinds.embeddings(engine)), failureOf(kinds.embeddings(engine))])
  expect([one.kind, other.kind].toSorted()).toEqual(['resting', 'unavailable'])
  expect(server.asked).toHaveLength(6)
  // Twice as long after a failed trial.
  now += 30_000
  expect(await failureOf(kinds.embeddings(engine))).toMatchObject({ kind: 'resting' })
  now += 30_000
  server.misbehave = undefined
  await expect(kinds.embeddings(engine)).resolves.toHaveLength(1)
  expect(client.isResting(engine)).toBe(false)
})

test('an engine that fails for some owners, however many they are, answers the others', async () => {
  const engine = engineAt(server)
  const embed = (share: string) => embeddingsByAddress(client, engine).embed([text], { share })
  server.misbehave = raw(500, {}, '')
  for (const owner of ['loud', 'its second account'])
    for (let failed = 0; failed < 5; failed++) await failureOf(embed(owner))
  expect(client.isResting(engine)).toBe(true)
  server.misbehave = undefined
  expect(await failureOf(embed('loud'))).toMatchObject({ kind: 'resting' })
  await expect(embed('neighbour')).resolves.toHaveLength(1)
})
