import multipart from '@fastify/multipart'
import type { Endpoint, Multipart } from '@vireo/contracts/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ByteAnswer } from '../kernel/byte-stream.ts'
import type { ActWatch } from '../kernel/act-watch.ts'
import type { Client } from '../kernel/client.ts'
import { AppError } from '../kernel/errors.ts'
import type { FullContext, With } from '../ports/ports.ts'
import { admit, admitByToken, type Doors, holderOf, tokenIn } from './admit.ts'
import { type Caller, credentialsOf } from './authenticate.ts'
import {
  type Answerer,
  type BeforeRun,
  type Deliver,
  idempotentAnswerer,
  mayBeRepeat,
} from './idempotency/idempotency.ts'
import { jsonLimits } from './input/json-limits.ts'
import { assertFormFits, receiveMultipart } from './input/multipart.ts'
import { isOpenAiClient } from './openai-client.ts'
import { assertOwnOrigin, isForOwnPages } from './own-origin.ts'
import { createInputParser, SchemaError } from './input/parse-input.ts'
import { RequestClient } from './request-client.ts'
import { onlyDeclaredActs } from './declared/only-declared-acts.ts'
import { onlyDeclaredFailures } from './declared/only-declared-failures.ts'
import type { Binding } from './routes.ts'
import { sendBytes } from './bytes/send-bytes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Made before the body is read. */
    ctx: FullContext | null
  }
  interface FastifyInstance {
    /** Which acts endpoints wrote, or would have written undeclared, as `POST /v1/things things.created`; in tests only. */
    actsNoted: Set<string>
  }
}

export type MountOptions = Doors & {
  readonly contextFor: (
    caller: Caller,
    requestId: string,
    signalOf: () => AbortSignal,
    client: Client,
    acts?: ActWatch,
  ) => FullContext
  /** Checks every JSON answer, every failure and every audit entry against what was declared. On in tests. */
  readonly checkAnswers: boolean
  /** The address people reach the product under; routes with cookies answer its pages only. */
  readonly publicUrl: URL
}

/**
 * Gives every binding its route. Forms live in a scope of their own: the parser of forms costs every request
 * that it sees, and other routes refuse forms anyway.
 */
export function mountRoutes(app: FastifyInstance, bindings: readonly Binding[], options: MountOptions): void {
  app.decorateRequest('ctx', null)
  app.decorate('actsNoted', new Set<string>())
  const forms = bindings.filter(({ endpoint }) => endpoint.multipart)
  const raw = bindings.filter(({ endpoint }) => endpoint.raw)
  for (const binding of bindings)
    if (!forms.includes(binding) && !raw.includes(binding)) mountRoute(app, binding, options)
  if (raw.length > 0) mountRaw(app, raw, options)
  if (forms.length === 0) return
  app.register(async (scope) => {
    // What is no form is not read: these routes take more than anybody may have parsed.
    scope.removeAllContentTypeParsers()
    await scope.register(multipart)
    for (const binding of forms) mountRoute(scope, binding, options)
  })
}

/** Mounts routes whose bodies are signed: nobody reads them on their way. */
function mountRaw(app: FastifyInstance, bindings: readonly Binding[], options: MountOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const binding of bindings) mountRoute(scope, binding, options)
  })
}

/** Mounts one route. What happens here happens to every request, so it is kept short. */
function mountRoute(app: FastifyInstance, declared: Binding, options: MountOptions): void {
  const binding = options.checkAnswers ? onlyDeclaredFailures(declared) : declared
  const { endpoint } = binding
  const acts = options.checkAnswers ? onlyDeclaredActs({ ...endpoint, audit: binding.audit }, app.actsNoted) : undefined
  const { beforeBody, refused } = binding.extras ?? {}
  const repeats = new WeakSet<FastifyRequest>()
  // What looked like a repeat may have to be done after all: the first one failed or died meanwhile.
  const beforeRun = async (ctx: FullContext, request: FastifyRequest) => {
    if (repeats.has(request)) await beforeBody?.(ctx, parseAddress(request))
  }
  const answer = createAnswerer(binding, options, beforeRun)
  const parse = createInputParser(endpoint)
  const parseParams = createInputParser({ path: endpoint.path, params: endpoint.params, query: endpoint.query })
  const parseAddress = ({ params, query }: FastifyRequest) => parseParams({ params, query, body: undefined }) as never
  const tellRefusal = createRefusalTeller(refused, parseAddress)
  const limits = endpoint.body || endpoint.maxBodyBytes !== undefined ? jsonLimits(endpoint) : undefined
  const ownOriginOnly = isForOwnPages(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      isEndpoint: true,
      ...(endpoint.errorShape && { errorShape: endpoint.errorShape }),
      ...(endpoint.servesContent && { servesContent: true }),
      ...(endpoint.multipart && { bodyToFiles: true }),
      ...(limits && { jsonMarks: limits.marks }),
    },
    ...(limits && { bodyLimit: limits.bytes }),
    // Before the body: whoever may not call sends it in vain.
    onRequest: async (request, reply) => {
      if (ownOriginOnly) assertOwnOrigin(request.headers, options.publicUrl)
      const client = new RequestClient(request, reply)
      const caller = await admitRequest(endpoint, request, options, client)
      const holder = holderOf(caller)
      request.holding?.join(holder)
      request.server.knownCredentials.note(request.headers, holder)
      const ctx = options.contextFor(caller, request.id, leavingOf(reply), client, acts)
      request.ctx = ctx
      try {
        if (endpoint.multipart) assertFormFits(endpoint.multipart, request)
        await beforeBody?.(ctx, parseAddress(request))
        return undefined
      } catch (refusal) {
        if (refused || isTooLarge(refusal)) return tellRefusal(refusal, ctx, request, reply)
        // What was answered is answered again, whatever stands against it by now.
        if (!(await mayBeRepeat(ctx, endpoint, request))) throw refusal
        repeats.add(request)
        return undefined
      }
    },
    handler: async (request, reply) => {
      const ctx = request.ctx as FullContext
      if (endpoint.multipart)
        return answerForm(endpoint.multipart, { ctx, request, reply, parse, answer }).catch((refusal: unknown) =>
          tellRefusal(refusal, ctx, request, reply),
        )
      const input = parse({ params: request.params, query: request.query, body: request.body })
      if (endpoint.raw) return answer(ctx, { ...input, rawBody: request.body ?? new Uint8Array() }, request, reply)
      return answer(ctx, input, request, reply)
    },
  })
}

/** Admits by the credential that a request carries; by a single-use token in the address only where it carries none. */
function admitRequest(endpoint: Endpoint, request: FastifyRequest, doors: Doors, client: Client): Promise<Caller> {
  const offered = credentialsOf(request.headers)
  const isOffered = offered.apiKey !== undefined || offered.bearer !== undefined
  const token = isOffered ? undefined : tokenIn(endpoint, request.query as Record<string, unknown>)
  return token === undefined ? admit(endpoint, offered, doors, client) : admitByToken(endpoint, token, doors, client)
}

type Refused = NonNullable<Binding['extras']>['refused']

/** Makes what tells of a refusal on a page, where people read answers as pages; everywhere else it throws what was refused. */
function createRefusalTeller(refused: Refused, parseAddress: (request: FastifyRequest) => never) {
  return async (error: unknown, ctx: FullContext, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof SchemaError ? new AppError('invalid_parameters', { cause: error }) : error
    if (!refused || !(refusal instanceof AppError) || reply.raw.headersSent) throw error
    return deliverBytes(ctx, await refused(ctx, parseAddress(request), refusal), request, reply)
  }
}

/** Tells whether a form does not fit, which no repeat of it did before. */
function isTooLarge(refusal: unknown): boolean {
  return refusal instanceof AppError && refusal.code === 'request_too_large'
}

type Form = {
  readonly ctx: FullContext
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly parse: ReturnType<typeof createInputParser>
  readonly answer: Answerer
}

/** Answers a request with a form; its uploaded files live exactly as long as it does. */
async function answerForm(rules: Multipart, { ctx, request, reply, parse, answer }: Form): Promise<unknown> {
  const received = await receiveMultipart(request, rules)
  try {
    const fields = parse({ params: request.params, query: request.query, body: received.fields })
    return await answer(ctx, { ...fields, files: received.files }, request, reply)
  } finally {
    await received.remove()
  }
}

function createAnswerer(binding: Binding, options: MountOptions, beforeRun: BeforeRun): Answerer {
  const deliver = 'schema' in binding.endpoint.success ? deliverJson(binding, options.checkAnswers) : deliverBytes
  return binding.endpoint.idempotent ? idempotentAnswerer(binding, deliver, beforeRun) : plainAnswerer(binding, deliver)
}

function plainAnswerer(binding: Binding, deliver: Deliver): Answerer {
  return async (ctx, input, request, reply) => deliver(ctx, await binding.run(ctx, input as never), request, reply)
}

function deliverJson({ endpoint, present, extras }: Binding, checkAnswers: boolean): Deliver {
  const schema = 'schema' in endpoint.success ? endpoint.success.schema : undefined
  return async (ctx, result, request, reply) => {
    if (extras?.forOpenAi) {
      reply.header('vary', 'x-stainless-lang')
      if (isOpenAiClient(request)) return extras.forOpenAi(result as never)
    }
    const body = present ? present(result as never, ctx) : result
    if (extras?.headers) reply.headers(extras.headers(result as never, ctx, credentialsOf(request.headers)))
    const later = 'unfinished' in endpoint.success && extras?.isUnfinished?.(result as never)
    reply.status((later && endpoint.success.unfinished) || endpoint.success.status)
    return checkAnswers && schema ? schema.parse(body) : body
  }
}

async function deliverBytes(
  ctx: With<never>,
  result: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  try {
    await sendBytes(request, reply, result as ByteAnswer, ctx.signal)
  } catch (error) {
    // Once bytes have left there is nobody to tell: the connection is reset and the log knows why.
    if (!reply.raw.headersSent) throw error
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'an answer broke off')
  }
  return reply
}

/** Makes a signal that aborts when the connection closes before the answer was complete; made when first asked for. */
function leavingOf(reply: FastifyReply): () => AbortSignal {
  let leaving: AbortController | undefined
  return () => {
    if (leaving) return leaving.signal
    const controller = new AbortController()
    const { raw } = reply
    raw.on('close', () => {
      if (!raw.writableFinished) controller.abort()
    })
    if (raw.destroyed) controller.abort()
    leaving = controller
    return controller.signal
  }
}
