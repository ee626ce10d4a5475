import type { CallInput, Endpoint, Schema } from '@vireo/contracts/kit'

import { currentLanguage } from '../language/index.ts'
import { kitWords } from '../words.ts'
import { accessToken, refreshAccessToken, tellSetUpRequired } from './access-token.ts'
import { ApiError, errorFromAnswer, isAborted, unreachable } from './api-error.ts'
import { errorSentences } from './error-sentences.ts'
import { buildRequest } from './build-request.ts'

export type JsonEndpoint = Endpoint & { readonly success: { readonly schema: Schema } }
export type BytesEndpoint = Endpoint & { readonly success: { readonly bytes: readonly string[] } }
export type LinesEndpoint = Endpoint & { readonly success: { readonly lines: Schema } }
/** What a JSON endpoint answers with. */
export type Answered<E extends JsonEndpoint> = E['success']['schema']['_zod']['output']

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** The only status that counts as a success; without it, every 2xx does. */
  readonly onlyStatus?: number
}

/** Bytes on their way, with the headers that came before them. */
export type ByteAnswer = {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly contentType: string
  readonly headers: Headers
}

/** Calls an endpoint that answers with JSON. Throws `ApiError` for anything but a success. */
export async function call<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, onlyStatus }: CallOptions = {},
): Promise<Answered<E>> {
  const answer = await send(endpoint, input, signal)
  if (onlyStatus !== undefined && answer.status !== onlyStatus) throw await errorIn(answer)
  // What answers 204 has no body that could be read.
  const body: unknown = answer.status === 204 ? undefined : await jsonIn(answer)
  if (body === null) throw new ApiError({ status: answer.status, code: 'null_body', message: kitWords.bodyIsNull })
  const parsed = endpoint.success.schema.safeParse(body)
  if (parsed.success) return parsed.data
  const message = kitWords.unexpectedAnswer
  throw new ApiError({ status: answer.status, code: 'unexpected_answer', message }, { cause: parsed.error })
}

/** Calls an endpoint that answers with bytes; resolves with the first of them still to come. */
export async function callBytes<E extends BytesEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: CallOptions = {},
): Promise<ByteAnswer> {
  const answer = await send(endpoint, input, signal)
  return byteAnswer(answer)
}

/** Calls an endpoint that answers with lines of JSON, which are on their way: read them with `jsonLines`. */
export async function callLines<E extends LinesEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: CallOptions = {},
): Promise<ByteAnswer> {
  return byteAnswer(await send(endpoint, input, signal))
}

/** Fetches bytes from an address that an answer named and that anybody may read. Throws `ApiError`. */
export async function fetchBytes(url: string, { signal }: CallOptions = {}): Promise<ByteAnswer> {
  const answer = await fetch(url, { signal: signal ?? null }).catch((error: unknown) => {
    throw isAborted(error) ? error : unreachable(error)
  })
  return byteAnswer(await assertSuccess(answer))
}

function byteAnswer(answer: Response): ByteAnswer {
  if (!answer.body) throw new ApiError({ status: answer.status, code: 'null_body', message: kitWords.bodyIsNull })
  return { stream: answer.body, contentType: answer.headers.get('content-type') ?? '', headers: answer.headers }
}

async function send(endpoint: Endpoint, input: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const sentToken = accessToken()
  const first = await attempt(endpoint, input, sentToken, signal)
  if (first.status !== 401 || sentToken === undefined) return assertSuccess(first)
  const fresh = await refreshAccessToken()
  return assertSuccess(await attempt(endpoint, input, fresh.access_token, signal))
}

async function attempt(
  endpoint: Endpoint,
  input: unknown,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { method, url, body } = buildRequest(endpoint, { ...(typeof input === 'object' ? input : {}) })
  const headers = new Headers()
  // Whoever has no account yet is written to in the language of the page.
  headers.set('accept-language', currentLanguage())
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return fetch(url, { method, headers, body: body ?? null, signal: signal ?? null }).catch((error: unknown) => {
    throw isAborted(error) ? error : unreachable(error)
  })
}

async function assertSuccess(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const error = await errorIn(answer)
  if (error.code === 'second_factor_setup_required') tellSetUpRequired()
  throw error
}

function jsonIn(answer: Response): Promise<unknown> {
  return answer.json().catch((error: unknown) => {
    throw isAborted(error) ? error : unreachable(error)
  })
}

async function errorIn(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined)
  return errorFromAnswer(answer, body, await errorSentences())
}
