import { errorTypeOf } from '@vireo/contracts/kit'
import type { Logger } from 'pino'
import { AppError } from '../../kernel/errors.ts'
import type { ErrorAnswer } from './error-shapes.ts'
import { SchemaError } from '../input/parse-input.ts'

/** What the HTTP server itself complains about, in our words. */
const frameworkErrors: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('invalid_content_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('request_too_large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('malformed_json', { message: 'The request body is empty.' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('malformed_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('invalid_parameters', { message: 'The content length does not match the body.' }),
  FST_REQ_FILE_TOO_LARGE: () => new AppError('request_too_large'),
  FST_FILES_LIMIT: () =>
    new AppError('invalid_parameters', { message: 'There are more files than this route accepts.' }),
  FST_PARTS_LIMIT: () =>
    new AppError('invalid_parameters', { message: 'There are more parts than this route accepts.' }),
  FST_FIELDS_LIMIT: () =>
    new AppError('invalid_parameters', { message: 'There are more fields than this route accepts.' }),
  FST_MP_PREMATURE_CLOSE: brokenOff,
  FST_PROTO_VIOLATION: () => new AppError('invalid_parameters', { message: 'A field has a name that cannot be used.' }),
  FST_INVALID_JSON_FIELD_ERROR: () => new AppError('malformed_json', { message: 'A field is not valid JSON.' }),
  FST_ERR_BAD_URL: () => new AppError('invalid_parameters', { message: 'The address of this request cannot be read.' }),
  FST_ERR_MAX_PARAM_LENGTH: () => new AppError('route_not_found'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new AppError('invalid_content_type'),
}

/** Makes the error for a body that ends early; nobody is left to read it. */
export function brokenOff(): AppError {
  return new AppError('invalid_parameters', { message: 'The request ended before its body was complete.' })
}

/**
 * Converts any failure to an answer; no other place does. Unknown failures are bugs: they are logged, and the answer
 * stays vague.
 */
export function toErrorAnswer(error: unknown, requestId: string, log: Logger): ErrorAnswer {
  if (error instanceof SchemaError) return { status: 422, headers: {}, body: error.body }
  const known = toAppError(error)
  if (!known) log.error({ err: error, requestId }, 'unexpected failure')
  else if (known.entry.reportable) log.error({ err: known, requestId, code: known.code }, known.message)
  const failure = known ?? new AppError('internal_error')
  const { details, entry } = failure
  const retryAfter = details.retryAfterSeconds ?? (entry.status === 503 || entry.status === 429 ? 1 : undefined)
  return {
    status: entry.status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
    body: {
      detail: {
        type: errorTypeOf(entry),
        code: failure.code,
        status: details.legacyStatus ?? entry.legacyStatus ?? failure.code,
        message: failure.message,
        request_id: requestId,
        param: details.param ?? null,
        ...(details.data && { data: { ...details.data } }),
      },
    },
  }
}

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new AppError('malformed_json')
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS' || code === 'EACCES')
    return new AppError('service_unavailable', { cause: error })
  return frameworkErrors[code]?.() ?? refusedByFramework(error, code)
}

/** Converts a 4xx error of Fastify to `invalid_parameters`; undefined for other errors. */
function refusedByFramework(error: Error, code: string): AppError | undefined {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (!code.startsWith('FST_') || status < 400 || status >= 500) return undefined
  return new AppError('invalid_parameters', { message: 'This request cannot be read.' })
}
