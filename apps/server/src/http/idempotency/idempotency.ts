import type { Context } from '../../kernel/context.ts'
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UploadedFile } from '@vireo/contracts/kit'
import { AppError } from '../../kernel/errors.ts'
import type { FullContext } from '../../ports/ports.ts'
import {
  type Claim,
  claimKey,
  countRepeat,
  findKey,
  releaseKey,
  storeAnswer,
  takeOverKey,
} from './idempotency-store.ts'
import type { Binding } from '../routes.ts'

export type Answerer = (
  ctx: FullContext,
  input: object,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>
/** Sends a result; returns what was sent when that is JSON. */
export type Deliver = (
  ctx: FullContext,
  result: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** Asked when work is really begun under a key. */
export type BeforeRun = (ctx: FullContext, request: FastifyRequest) => Promise<unknown>

const nothing: BeforeRun = () => Promise.resolve()

/**
 * Creates what answers requests with an `Idempotency-Key`: a repeated one gets the first one's answer and has no second
 * effect. Keys belong to a credential and a route and are kept for 24 hours. Requests that fail free their key.
 */
export function idempotentAnswerer(binding: Binding, deliver: Deliver, beforeRun: BeforeRun = nothing): Answerer {
  return async (ctx, input, request, reply) => {
    const key = request.headers['idempotency-key']
    if (key === undefined) return deliver(ctx, await binding.run(ctx, input as never), request, reply)
    const claim = claimOf(ctx, binding, String(key), input)
    const earlier = (await claimKey(ctx, claim)) ? undefined : await settleEarlier(ctx, claim, binding, input)
    if (earlier) {
      reply.header('idempotent-replayed', 'true')
      reply.status(binding.endpoint.success.status)
      return earlier.kind === 'body' ? earlier.body : deliver(ctx, earlier.result, request, reply)
    }
    return runOnce(ctx, claim, binding, deliver, { input, request, reply, beforeRun })
  }
}

/** Far more than clients try again. */
const repeatsMax = 10

/**
 * Tells whether a request that is refused by now may repeat one that was not, so that its body is read to answer it as
 * before. Repeats are limited for each key, so that an old key does not admit bodies without end.
 */
export async function mayBeRepeat(
  ctx: Context,
  endpoint: Binding['endpoint'],
  { headers: { 'idempotency-key': key } }: FastifyRequest,
): Promise<boolean> {
  return Boolean(endpoint.idempotent && key) && countRepeat(ctx, scopeOf(ctx, endpoint), String(key), repeatsMax)
}

/**
 * Identifies the scope in which idempotency keys are unique: one credential, one route and, as sessions switch
 * workspaces, one workspace.
 */
function scopeOf({ actor, workspaceId }: Context, { id }: Binding['endpoint']): string {
  return `${workspaceId}:${actor.apiKeyId ?? actor.userId}:${id}`
}

type Exchange = {
  readonly input: object
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly beforeRun: BeforeRun
}

async function runOnce(
  ctx: FullContext,
  claim: Claim,
  binding: Binding,
  deliver: Deliver,
  { input, request, reply, beforeRun }: Exchange,
): Promise<unknown> {
  try {
    await beforeRun(ctx, request)
    const sent = await deliver(ctx, await binding.run(ctx, input as never), request, reply)
    await storeAnswer(ctx, claim.scope, claim.key, binding.extras?.replay ? undefined : { body: sent })
    return sent
  } catch (error) {
    await releaseKey(ctx, claim.scope, claim.key).catch((failure: unknown) =>
      ctx.log.error({ err: failure }, 'an idempotency key stays claimed'),
    )
    throw error
  }
}

type Earlier = { kind: 'body'; body: unknown } | { kind: 'result'; result: unknown }

/**
 * Settles a request whose key was used before: answers as the first was answered, refuses, or takes over from a process
 * that died.
 */
async function settleEarlier(
  ctx: FullContext,
  claim: Claim,
  binding: Binding,
  input: object,
): Promise<Earlier | undefined> {
  const row = await findKey(ctx, claim.scope, claim.key)
  if (!row) return (await claimKey(ctx, claim)) ? undefined : stillProcessing()
  if (!row.request_hash.equals(claim.requestHash)) throw new AppError('idempotency_key_reused')
  if (row.state === 'done' && row.answer) return { kind: 'body', body: row.answer.body }
  const result = await binding.extras?.replay?.(ctx, row.request_id, input as never)
  if (result !== undefined) return { kind: 'result', result }
  if (row.state === 'done')
    throw new AppError('idempotency_key_reused', {
      message: 'The answer to this key broke off, or is no longer kept. Send the request with another key.',
    })
  if (!row.abandoned || !(await takeOverKey(ctx, claim, row.request_id))) return stillProcessing()
  return undefined
}

function stillProcessing(): never {
  throw new AppError('already_processing', { retryAfterSeconds: 1 })
}

/** Omits what differs each time though the request is the same: the single-use token that opens it. */
function withoutToken(input: object, { singleUseToken, tokenName }: Binding['endpoint']): object {
  if (singleUseToken === undefined || tokenName === undefined) return input
  return { ...input, [tokenName]: undefined }
}

/** Omits the paths of uploads, which differ each time; their contents decide whether two requests are the same. */
function withoutPlaces(input: object): object {
  if (!('files' in input) || typeof input.files !== 'object' || input.files === null) return input
  const files = Object.values(input.files as Record<string, readonly UploadedFile[]>)
  return { ...input, files: files.flat().map(({ fieldName, sha256 }) => [fieldName, sha256]) }
}

function claimOf(ctx: Context, { endpoint }: Binding, key: string, input: object): Claim {
  if (key.length === 0 || key.length > 255) {
    throw new AppError('invalid_parameters', {
      message: 'An idempotency key has 1 to 255 characters.',
      param: 'Idempotency-Key',
    })
  }
  return {
    scope: scopeOf(ctx, endpoint),
    key,
    requestHash: createHash('sha256')
      .update(JSON.stringify(withoutPlaces(withoutToken(input, endpoint))))
      .digest(),
    nodeId: ctx.nodeId,
  }
}
