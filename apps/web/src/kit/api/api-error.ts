import { ErrorBody, SchemaErrorBody } from '@vireo/contracts/kit'
import { z } from 'zod'

import { kitWords } from '../words.ts'

type ApiErrorFields = {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly message: string
  /** The older name of the code (`detail.status`). */
  readonly errorType?: string
  readonly requestId?: string | undefined
  /** The field of the request that is to blame, where there is one. */
  readonly param?: string | undefined
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** The body as it came, where it had one. */
  readonly payload?: unknown
  /** Whole seconds after which the same request may succeed. */
  readonly retryAfterSeconds?: number | undefined
}

/** Every way a call can fail, in one shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errorType: string
  readonly requestId: string | undefined
  readonly param: string | undefined
  readonly data: Readonly<Record<string, unknown>>
  readonly payload: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    super(fields.message, options)
    this.status = fields.status
    this.code = fields.code
    this.errorType = fields.errorType ?? fields.code
    this.requestId = fields.requestId
    this.param = fields.param
    this.data = fields.data ?? {}
    this.payload = fields.payload
    this.retryAfterSeconds = fields.retryAfterSeconds
  }
}

/** What a server between us and ours may answer with: a message under either name, perhaps a status. */
const LooseErrorBody = z.object({
  detail: z.object({
    message: z.string().optional(),
    msg: z.string().optional(),
    status: z.string().optional(),
  }),
})

/** An answer that is no success. */
export type FailedAnswer = Pick<Response, 'status' | 'statusText' | 'headers'>

/**
 * Turns an answer that is no success into an error; `body` is its parsed JSON, or undefined where it had none, and
 * `sentences` are what failures are called where the server's own sentences are not in the language of the page.
 */
export function errorFromAnswer(
  { status, statusText, headers }: FailedAnswer,
  body: unknown,
  sentences: Readonly<Record<string, string>> = {},
): ApiError {
  const requestId = headers.get('request-id') ?? undefined
  const retryAfterSeconds = Number(headers.get('retry-after') ?? Number.NaN)
  const shared = {
    status,
    requestId,
    payload: body,
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : undefined,
  }
  const enveloped = ErrorBody.safeParse(body)
  if (enveloped.success) {
    const { code, status: errorType, message, param, data } = enveloped.data.detail
    const bodyId = enveloped.data.detail.request_id
    const said = sentences[code] ?? message
    return new ApiError({
      ...shared,
      code,
      errorType,
      message: said,
      data,
      param: param ?? undefined,
      requestId: bodyId,
    })
  }
  const first = SchemaErrorBody.safeParse(body).data?.detail[0]
  if (first) {
    const param = first.loc.filter((part) => typeof part === 'string').at(-1)
    const message = sentences['invalid_parameters'] ?? first.msg
    return new ApiError({ ...shared, code: 'invalid_request', errorType: first.type, message, param })
  }
  const loose = LooseErrorBody.safeParse(body).data?.detail
  const code = loose?.status ?? 'unknown'
  return new ApiError({ ...shared, code, message: loose?.message || loose?.msg || statusText })
}

/** Makes the error of an answer that never came: the network failed, or the server is down. */
export function unreachable(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'unreachable', message: kitWords.unreachable }, { cause })
}

/** Answers the server's own sentence, where it understood and refused. */
export function refusalIn(error: unknown): string | undefined {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isRefusal && error.message !== '' ? error.message : undefined
}

/** Says what a message that goes by says: the server's own sentence only below 500, otherwise a general one. */
export function briefMessageOf(error: unknown): string {
  const isEmpty = error instanceof ApiError && error.code === 'null_body'
  return refusalIn(error) ?? (isEmpty ? error.message : kitWords.somethingWentWrong)
}

/** Says what stands in place of what was asked for: the same, and what this page knows where nobody answered it. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return kitWords.somethingWentWrong
  return error.status < 500 && error.message !== '' ? error.message : kitWords.somethingWentWrong
}

/** Tells whether a call was called off by whoever made it. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
