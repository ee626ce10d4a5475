import { readWav, writeWav } from '@vireo/audio'
import multipart from '@fastify/multipart'
import { deflateRawSync } from 'node:zlib'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { AddressEngine } from '../../ports/address-engines.ts'

/** The key that the server takes. */
export const testKey = 'sk-a-key-for-tests-7f3Q'

export type AddressServer = {
  /** Ahead of `/audio/speech`. */
  readonly address: string
  readonly host: string
  /** What was asked, in order: `POST /audio/speech`. */
  readonly asked: string[]
  /** The bodies that were sent, as far as they are JSON. */
  readonly bodies: unknown[]
  /** Answers in place of the server; undefined goes on as usual. Stays until it is taken away. */
  misbehave: ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) | undefined
  close(): Promise<void>
}

/** Makes an engine on this server, as tests vary it. */
export function engineAt(server: Pick<AddressServer, 'address'>, other: Partial<AddressEngine> = {}): AddressEngine {
  return {
    id: 'eng_test',
    workspaceId: undefined,
    name: 'Studio',
    address: server.address,
    key: testKey,
    capabilities: ['speech', 'recognition', 'chat', 'embeddings', 'separation', 'sound_effects'],
    model: 'test-1',
    voices: ['alloy', 'echo'],
    languages: ['en', 'zh'],
    timeoutMs: 5000,
    concurrency: 4,
    nextId: undefined,
    ...other,
  }
}

let takes = 0

/** One period of a sound with overtones up to 4 kHz. */
const period = Float32Array.from({ length: 512 }, (_, at) => {
  let sum = 0
  for (let overtone = 1; overtone <= 24; overtone++) sum += Math.sin((2 * Math.PI * overtone * at) / 512) / overtone
  return 0.15 * sum
})

/** Hums for as long as the words would take, each time a little differently, as such servers do. */
export function hum(text: string, speed: number): Uint8Array {
  const rate = 22_050
  const step = (512 * (140 + (takes++ % 40))) / rate
  const words = text.split(/[\s,.;:!?]+/).filter((word) => word !== '')
  const lengths = (words.length > 0 ? words : [text]).map((word) =>
    Math.round(((0.08 + 0.07 * word.length) * rate) / speed),
  )
  const gap = Math.round((0.06 * rate) / speed)
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length + gap, 0))
  let from = 0
  for (const length of lengths) {
    for (let at = 0; at < length; at++) {
      const edge = Math.min(1, at / 400, (length - at) / 400)
      samples[from + at] = edge * (period[Math.floor(at * step) % 512] ?? 0)
    }
    from += length + gap
  }
  return writeWav(samples, rate)
}

type Chat = {
  readonly messages: readonly { readonly role: string; readonly content: string | null }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/** Writes the events of a reply, cut in the middle of what belongs together. */
function* chatEvents({ messages, tools }: Chat): Generator<string> {
  const event = (delta: object, reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
  const last = messages.at(-1)
  const [tool] = tools ?? []
  if (tool && last?.role === 'user') {
    const call = { index: 0, id: 'call_1', type: 'function', function: { name: tool.function.name, arguments: '' } }
    yield event({ role: 'assistant', tool_calls: [call] })
    for (const part of ['{', '}']) yield event({ tool_calls: [{ index: 0, function: { arguments: part } }] })
    yield event({}, 'tool_calls')
  } else {
    yield ': a comment\n\n'
    for (const word of `You said: ${last?.content ?? ''} – naïve`.split(/(?<= )/)) yield event({ content: word })
    yield event({}, 'stop')
  }
  yield 'data: [DONE]\n\n'
}

/** Writes an archive, as a zip, of files that are deflated or not. */
export function archived(files: readonly (readonly [name: string, bytes: Buffer, isDeflated: boolean])[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, bytes, isDeflated] of files) {
    const packed = isDeflated ? deflateRawSync(bytes) : bytes
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02_01_4b_50, 0)
    central.writeUInt16LE(isDeflated ? 8 : 0, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(bytes.length, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(central, Buffer.from(name))
    at += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}

/** Starts a server that speaks the shapes of the OpenAI API over HTTP. */
export async function startAddressServer(): Promise<AddressServer> {
  const app = fastify({ forceCloseConnections: true })
  await app.register(multipart)
  const server: AddressServer = {
    address: '',
    host: '',
    asked: [],
    bodies: [],
    misbehave: undefined,
    close: () => app.close(),
  }
  app.addHook('preHandler', async (request, reply) => {
    server.asked.push(`${request.method} ${request.url.replace('/v1', '')}`)
    server.bodies.push(request.body)
    if (server.misbehave && (await server.misbehave(request, reply)) !== undefined) return reply
    if (request.headers.authorization === `Bearer ${testKey}`) return undefined
    return reply.status(401).send({ error: { message: `Incorrect API key: ${testKey.slice(0, 8)}…` } })
  })
  app.get('/v1/models', () => ({ object: 'list', data: [{ id: 'test-1', object: 'model' }] }))
  app.get('/v1/audio/voices', () => ({ voices: ['alloy', { id: 'echo' }, { name: 'Nova' }] }))
  app.post('/v1/audio/speech', (request, reply) => {
    const { input, speed = 1 } = request.body as { input: string; speed?: number }
    return reply.type('audio/wav').send(Buffer.from(hum(input, speed)))
  })
  app.post('/v1/audio/transcriptions', async (request) => {
    let bytes = 0
    const fields: Record<string, unknown> = {}
    for await (const part of request.parts()) {
      if (part.type === 'file') bytes = (await part.toBuffer()).length
      else fields[part.fieldname] = part.value
    }
    server.bodies.push(fields)
    const seconds = (bytes - 44) / 2 / 16_000
    const words = [{ word: ' word', start: 0.1, end: Math.max(0.2, seconds - 0.1) }]
    return { text: ' word ', language: 'english', duration: seconds, words }
  })
  app.post('/v1/chat/completions', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    const bytes = Buffer.from([...chatEvents(request.body as Chat)].join(''))
    for (let at = 0; at < bytes.length; at += 37) reply.raw.write(bytes.subarray(at, at + 37))
    reply.raw.end()
  })
  app.post('/v1/embeddings', (request) => {
    const { input } = request.body as { input: readonly string[] }
    const data = input.map((text, index) => ({ index, embedding: [text.length, [...text].length / 2, 1] }))
    return { object: 'list', data: data.toReversed() }
  })
  app.post('/v1/sound-generation', (request, reply) => {
    const { text, duration_seconds: seconds = 3 } = request.body as { text: string; duration_seconds?: number }
    const samples = Float32Array.from({ length: 44_100 * seconds }, (_, at) => 0.2 * Math.sin((at * text.length) / 200))
    return reply.type('audio/wav').send(Buffer.from(writeWav(samples, 44_100)))
  })
  app.post('/v1/music/stem-separation', async (request, reply) => {
    let mix: Buffer = Buffer.alloc(0)
    for await (const part of request.parts()) if (part.type === 'file') mix = await part.toBuffer()
    const { samples, sampleRateHz } = readWav(mix)
    const part = (share: number) =>
      Buffer.from(
        writeWav(
          samples.map((sample) => sample * share),
          sampleRateHz,
        ),
      )
    return reply.type('application/zip').send(
      archived([
        ['vocals.wav', part(0.75), false],
        ['drums.wav', part(0.25), true],
      ]),
    )
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return Object.assign(server, { address: `${url}/v1`, host: new URL(url).host })
}
