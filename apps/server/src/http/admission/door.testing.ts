import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { defineChannel, defineEndpoint } from '@vireo/contracts/kit'
import { afterEach } from 'vitest'
import { z } from 'zod'
import { createManualClock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { defineChannels, defineRoutes } from '../routes.ts'
import { type BareServer, startBareServer, unwritten } from '../testing.ts'
import { type AdmissionLimits, withoutLimits } from './limits.ts'

/** Starts what these tests need, and hands out what they ask it with. */
export async function doorTests() {
  const answer = { status: 200, schema: z.object({ ok: z.boolean() }) } as const
  const echo = defineEndpoint({
    id: 'test.echo',
    method: 'POST',
    path: '/v1/echo',
    summary: 'Echo',
    access: 'signed-in',
    body: z.object({}),
    success: answer,
    errors: [],
  })
  const open = defineEndpoint({
    ...echo,
    id: 'test.open',
    path: '/v1/open',
    access: 'public',
    maxBodyBytes: 1024 * 1024,
  })
  const look = defineEndpoint({
    id: 'test.look',
    method: 'GET',
    path: '/v1/look',
    summary: 'Look',
    access: 'public',
    success: answer,
    errors: [],
  })
  const page = defineEndpoint({ ...look, id: 'test.page', path: '/page/:name' })
  const upload = defineEndpoint({
    id: 'test.upload',
    method: 'POST',
    path: '/v1/upload',
    summary: 'Upload',
    access: 'signed-in',
    query: z.object({ plan: z.string().optional() }),
    multipart: { fields: z.looseObject({}), files: { file: { maxCount: 3, maxBytes: 1_000_000 } }, fieldBytes: 1000 },
    success: answer,
    errors: ['feature_not_available'],
  })
  const wait = defineEndpoint({ ...look, id: 'test.wait', path: '/v1/wait', access: 'signed-in' })
  const talk = defineChannel({
    id: 'test.talk',
    path: '/v1/talk',
    summary: 'Talk',
    access: 'signed-in',
    clientMessage: z.object({}),
    serverMessage: z.object({}),
    errors: [],
  })
  const ok = async () => ({ ok: true })
  let waiting: (() => void)[] = []
  const letGo = () => {
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const routes = defineRoutes((on) => {
    on(echo, ok, (result) => result, unwritten)
    on(open, ok, (result) => result, unwritten)
    on(look, ok, (result) => result)
    on(page, ok, (result) => result)
    on(
      wait,
      async () => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return { ok: true }
      },
      (result) => result,
    )
    on(upload, ok, (result) => result, {
      ...unwritten,
      beforeBody: async (_, { plan }) => {
        if (plan === 'free') throw new AppError('feature_not_available')
      },
    })
  })
  const channels = defineChannels((on) =>
    on(talk, async (_ctx, _input, socket) => {
      for await (const message of socket.messages) await socket.send(message)
    }),
  )
  let server: BareServer
  /** What a test left open would keep its server from closing. */
  const opened: { destroy(): unknown }[] = []
  afterEach(async () => {
    letGo()
    for (const one of opened.splice(0)) one.destroy()
    await server.app.close()
  })
  const start = async (limits: Partial<AdmissionLimits>, clock = createManualClock(new Date(0))) => {
    server = await startBareServer({
      routes,
      channels,
      limits: { ...withoutLimits, ...limits },
      clock,
      prepare: (app) => app.get('/healthz', () => ({ ok: true })),
    })
    return clock
  }
  const bounds = (some: Partial<AdmissionLimits['running']>) => ({ ...withoutLimits.running, ...some })
  const key = { 'xi-api-key': 'good' }
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const post = (path: string, headers: Record<string, string>, body: string | FormData = '{}') =>
    fetch(server.url + path, {
      method: 'POST',
      headers: typeof body === 'string' ? { 'content-type': 'application/json', ...headers } : headers,
      body,
    })
  const codeOf = async (response: Response) => ((await response.json()) as { detail: { code: string } }).detail.code
  /** The head of a request whose body never comes; what is answered can be read from it. */
  async function unfinished(
    path: string,
    headers: Record<string, string>,
    lengthBytes = 900,
    method = 'POST',
  ): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    opened.push(socket)
    await once(socket, 'connect')
    const lines = Object.entries({
      host: 'localhost',
      ...(!('transfer-encoding' in headers) && { 'content-length': String(lengthBytes) }),
      ...headers,
    })
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    return socket
  }
  async function firstLine(socket: Socket): Promise<string> {
    const [data] = (await once(socket, 'data')) as [Buffer]
    return data.toString().split('\r\n', 1)[0] ?? ''
  }
  return {
    letGo,
    opened,
    start,
    bounds,
    key,
    from,
    post,
    codeOf,
    unfinished,
    firstLine,
    get server() {
      return server
    },
    set server(value) {
      server = value
    },
  }
}
