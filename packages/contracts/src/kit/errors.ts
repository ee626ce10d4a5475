import { z } from 'zod'

const typeByStatus = {
  400: 'invalid_request',
  401: 'authentication_error',
  402: 'payment_required',
  403: 'authorization_error',
  404: 'not_found',
  405: 'invalid_request',
  409: 'conflict',
  413: 'invalid_request',
  415: 'invalid_request',
  429: 'rate_limit_error',
  500: 'internal_error',
  501: 'invalid_request',
  502: 'internal_error',
  503: 'service_unavailable',
} as const

export type ErrorStatus = keyof typeof typeByStatus

/** One failure a caller can be told about. The key it stands under is its stable `code`. */
export type ErrorEntry = {
  readonly status: ErrorStatus
  /** A sentence a person understands; an operation may give a more exact one. */
  readonly message: string
  /** The older name of the same thing, which web clients read as the error type. */
  readonly legacyStatus?: string
  /** Overrides the type that the status implies. */
  readonly type?: string
  /** Whether somebody should look: bugs and outages, never callers' mistakes. */
  readonly reportable?: boolean
}

/** Declares a slice's failures; keys become codes, checked for uniqueness where catalogues are merged. */
export function defineErrors<const C extends Record<string, ErrorEntry>>(catalogue: C): C {
  return catalogue
}

/** Answers what the envelope of a failure says as its `type`. */
export function errorTypeOf(entry: ErrorEntry): string {
  return entry.type ?? typeByStatus[entry.status]
}

/** The body of every answer that is not a success, save for 422. */
export const ErrorBody = z.object({
  detail: z.object({
    type: z.string(),
    code: z.string(),
    status: z.string(),
    message: z.string(),
    request_id: z.string(),
    param: z.string().nullable(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The body of a 422: the request does not have the shape its schema asks for. */
export const SchemaErrorBody = z.object({
  detail: z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
})
export type SchemaErrorBody = z.infer<typeof SchemaErrorBody>

/** Failures that any endpoint may answer with. */
export const commonErrors = defineErrors({
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_parameters: {
    status: 400,
    message: 'The request has a parameter that cannot be used.',
    type: 'validation_error',
  },
  invalid_text: {
    status: 400,
    message: 'The text contains characters that cannot be processed.',
    type: 'validation_error',
  },
  invalid_cursor: { status: 400, message: 'The page cursor is not valid.', type: 'validation_error' },
  invalid_page_size: { status: 400, message: 'The page size is outside the allowed range.', type: 'validation_error' },
  invalid_content_type: { status: 415, message: 'The request has a content type that this route does not read.' },
  request_too_large: { status: 413, message: 'The request is larger than this route accepts.' },
  missing_api_key: {
    status: 401,
    message: 'Sign in, or send an API key in the xi-api-key header.',
    legacyStatus: 'needs_authorization',
  },
  invalid_api_key: { status: 401, message: 'The API key is not valid.' },
  invalid_authorization_header: { status: 401, message: 'The access token is not valid or has expired.' },
  sign_in_required: { status: 401, message: 'Sign in to continue.' },
  insufficient_permissions: {
    status: 403,
    message: 'This credential does not have the permission that is needed.',
    legacyStatus: 'missing_permissions',
  },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  feature_not_available: { status: 403, message: 'Your plan does not include this feature.' },
  route_not_found: { status: 404, message: 'There is no such route.' },
  method_not_allowed: { status: 405, message: 'This route does not answer to that method.' },
  idempotency_key_reused: { status: 409, message: 'This idempotency key was already used with a different request.' },
  already_processing: { status: 409, message: 'A request with this idempotency key is still being processed.' },
  rate_limit_exceeded: { status: 429, message: 'Too many requests, please slow down.' },
  internal_error: { status: 500, message: 'Something went wrong on our side.', reportable: true },
  service_unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable, please try again.',
    reportable: true,
  },
})
