import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Channel } from '@vireo/contracts/kit'
import type { Client } from '../../kernel/client.ts'
import { anonymous } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { admit, admitByToken, holderOf, tokenIn } from '../admit.ts'
import type { Holding } from '../admission/add-admission.ts'
import { lineOf } from '../admission/who.ts'
import { bearerOf, type Caller, type Credentials, credentialsOf } from '../authenticate.ts'
import { toErrorAnswer } from '../failures/error-answer.ts'
import { parseLeniently } from '../input/lenient.ts'
import { createMessageQueue, messageBytesMax, type MessageQueue } from './message-queue.ts'
import type { MountOptions } from '../mount.ts'
import { onlyDeclaredActs } from '../declared/only-declared-acts.ts'
import { createInputParser } from '../input/parse-input.ts'
import { schemaFaults } from '../input/schema-faults.ts'
import { RequestClient } from '../request-client.ts'
import { type Stay, stayAdmitted } from '../stay-admitted.ts'
import { myTurn } from '../../kernel/turns/loop-turn.ts'
import type { ChannelBinding, ChannelSocket, PresentFailure } from '../routes.ts'
import { sendInTurn } from './send-in-turn.ts'
import { assertStorable } from '../input/unstorable.ts'
import { createUpgrades, type Upgrades } from './upgrades.ts'

/** How long a socket may stay silent before it has said who it is. */
const introductionMs = 10_000

/** Nobody needs more for a message; a block of bytes has room for nine thousand, all of which are read in one turn. */
const fragmentsMax = 64

/** So many messages count as a request: a text that comes letter by letter is no flood. */
const messagesOfRequest = 100

/**
 * Gives every channel its WebSocket route. Channels live in a scope of their own, because what watches for
 * sockets costs every request that it sees.
 */
export function mountChannels(app: FastifyInstance, bindings: readonly ChannelBinding[], options: MountOptions): void {
  if (bindings.length === 0) return
  const upgrades = createUpgrades(
    app,
    bindings.map(({ channel }) => channel.path),
  )
  app.register(async (scope) => {
    // Of a block of bytes with thousands of frames, one is taken in a turn of the loop.
    const received = { allowSynchronousEvents: false, maxPayload: 2 * messageBytesMax, maxFragments: fragmentsMax }
    await scope.register(websocket, { options: { ...received, server: upgrades.server } })
    for (const binding of bindings) mountChannel(scope, binding, options, upgrades)
  })
}

/** Mounts the WebSocket route of one channel. A failure is sent as an error body, then the socket is closed. */
function mountChannel(
  app: FastifyInstance,
  { channel, converse, presentFailure }: ChannelBinding,
  options: MountOptions,
  upgrades: Pick<Upgrades, 'take'>,
): void {
  const parse = createInputParser(channel)
  const asked = { method: 'GET', path: channel.path }
  const acts = options.checkAnswers ? onlyDeclaredActs(asked, app.actsNoted) : undefined
  app.get(channel.path, { websocket: true }, async (socket, request) => {
    upgrades.take(request.raw)
    const { holding } = request
    const queue = createMessageQueue(socket, {
      ...(holding && { hold: (bytes) => holding.admission.take('memoryBytes', holding.who, bytes) }),
    })
    const client = new RequestClient(request)
    socket.once('close', () => holding?.release())
    const nobody = options.contextFor({ actor: anonymous, workspaceId: '' }, request.id, () => queue.signal, client)
    const refuse = (error: unknown) => {
      app.refusals.count(error)
      hangUp(socket, toErrorAnswer(error, request.id, nobody.log), presentFailure)
    }
    let stay: Stay | undefined
    try {
      holding?.hold(holding.admission.take('sockets', holding.who))
      const input = parse({ params: request.params, query: request.query, body: undefined })
      const caller = await introduce(channel, { request, queue, client }, options)
      holding?.join(holderOf(caller))
      queue.open()
      const ctx = options.contextFor(caller, request.id, () => queue.signal, client, acts)
      stay = stayAdmitted(channel, { caller, client }, options, (error) => {
        refuse(error)
        queue.end()
      })
      await converse(
        ctx,
        input as never,
        socketFor(channel, { socket, queue, stay, holding }) as ChannelSocket<never, never>,
      )
      socket.close(1000)
    } catch (error) {
      if (!queue.closed) refuse(error)
    } finally {
      stay?.stop()
      queue.drop()
    }
  })
}

/** Sends the error as the last message and closes the socket. */
function hangUp(socket: WebSocket, answer: ReturnType<typeof toErrorAnswer>, present?: PresentFailure): void {
  const { status, body } = answer
  const told = toSocketError(body)
  socket.send(JSON.stringify(present?.(answer) ?? { ...told, ...body }))
  socket.close(status >= 500 ? 1011 : 1008, toCloseReason(told))
}

type SocketError = { readonly message: string; readonly error: string; readonly code: 1008; readonly param?: string }

/** What a close frame has room for. */
const reasonBytesMax = 123

/** Formats the reason of a close frame, cut to the bytes that fit, for clients that look at nothing else. */
function toCloseReason({ error, message }: SocketError): string {
  let reason = `${error}: ${message}`
  while (Buffer.byteLength(reason) > reasonBytesMax) reason = [...reason].slice(0, -1).join('')
  return reason
}

/**
 * Converts an error answer to the shape of a socket's last message, where clients expect `message`, `error` and `code`
 * at the top level.
 */
function toSocketError(body: ReturnType<typeof toErrorAnswer>['body']): SocketError {
  const { detail } = body
  if (Array.isArray(detail))
    return { message: detail[0]?.msg ?? 'Invalid message.', error: 'invalid_parameters', code: 1008 }
  return { message: detail.message, error: detail.status, code: 1008, ...(detail.param && { param: detail.param }) }
}

/**
 * Admits the caller of a socket by credentials in headers, in the query, or in the first message, which stays in the
 * queue.
 */
async function introduce(
  channel: Channel,
  { request, queue, client }: { request: FastifyRequest; queue: MessageQueue; client: Client },
  options: MountOptions,
): Promise<Caller> {
  const query = request.query as Record<string, unknown>
  const offered: Credentials = { ...fromFields(query), ...credentialsOf(request.headers) }
  const isIntroduced = offered.apiKey !== undefined || offered.bearer !== undefined || channel.access === 'public'
  if (isIntroduced) return admit(channel, offered, options, client)
  const token = tokenIn(channel, query)
  if (token !== undefined) return admitByToken(channel, token, options, client)
  const first = await queue.peek(introductionMs)
  const fields = typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : {}
  const sent = tokenIn(channel, fields)
  if (sent !== undefined) return admitByToken(channel, sent, options, client)
  return admit(channel, fromFields(fields), options, client)
}

function fromFields(fields: Readonly<Record<string, unknown>>): Credentials {
  const apiKey = fields['xi-api-key'] ?? fields['xi_api_key']
  const { authorization } = fields
  return {
    ...(typeof apiKey === 'string' && { apiKey }),
    ...(typeof authorization === 'string' && { bearer: bearerOf(authorization) || authorization }),
  }
}

function socketFor(
  channel: Channel,
  { socket, queue, stay, holding }: { socket: WebSocket; queue: MessageQueue; stay: Stay; holding: Holding | null },
): ChannelSocket<unknown, unknown> {
  const line = lineOf(holding?.who ?? {})
  const parse = (message: unknown): unknown => {
    const { parsed, value } = parseLeniently(channel.clientMessage, message)
    if (parsed.success) {
      // A character may come in two messages; whoever joins them judges it.
      assertStorable(parsed.data, { inParts: true })
      return parsed.data
    }
    const [fault] = schemaFaults('message', channel.clientMessage, parsed.error, value)
    const param = fault?.loc.slice(1).join('.') ?? ''
    throw new AppError('invalid_parameters', { message: `${param || 'message'}: ${fault?.msg ?? 'invalid'}`, param })
  }
  return {
    messages: {
      async *[Symbol.asyncIterator]() {
        let read = 0
        for await (const message of queue.messages()) {
          // One block of bytes holds thousands of small messages, and reading them waits for nothing else.
          await myTurn(line)
          if (++read % messagesOfRequest === 0) holding?.admission.countRequest(holding.who)
          await stay.check()
          yield parse(message)
        }
      },
    },
    send: (message) => sendInTurn(socket, message, queue.signal),
    signal: queue.signal,
  }
}
