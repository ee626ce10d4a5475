import type { ErrorBody, SchemaErrorBody } from '@vireo/contracts/kit'
import type { RealtimeFailure } from '@vireo/contracts/transcription'

/** What clients of the socket call our failures. */
const names: Readonly<Record<string, RealtimeFailure>> = {
  insufficient_credits: 'quota_exceeded',
  api_key_limit_exceeded: 'quota_exceeded',
  usage_limit_exceeded: 'quota_exceeded',
  rate_limit_exceeded: 'rate_limited',
  concurrent_limit_exceeded: 'rate_limited',
  request_too_large: 'chunk_size_exceeded',
  malformed_json: 'input_error',
  invalid_parameters: 'input_error',
  invalid_text: 'input_error',
  invalid_audio: 'input_error',
  recognition_option_refused: 'invalid_request',
  unsupported_model: 'invalid_request',
  unsupported_language: 'invalid_request',
  engine_not_installed: 'transcriber_error',
  engine_outside_forbidden: 'transcriber_error',
  engine_failed: 'transcriber_error',
  service_unavailable: 'resource_exhausted',
  storage_limit_reached: 'resource_exhausted',
  input_timeout_exceeded: 'insufficient_audio_activity',
  session_time_limit_exceeded: 'session_time_limit_exceeded',
}

/** What a request would be answered with. */
type Answer = { readonly status: number; readonly body: ErrorBody | SchemaErrorBody }

/** Tells a client why its session ends: the name it knows, the sentence in both places where clients look, and all we know. */
export function presentFailure({ status, body }: Answer): Readonly<Record<string, unknown>> {
  const { detail } = body
  if (Array.isArray(detail)) {
    const [first] = detail
    const message = first ? `${first.loc.slice(1).join('.')}: ${first.msg}` : 'The request cannot be read.'
    return { message_type: 'invalid_request' satisfies RealtimeFailure, error: message, message, detail }
  }
  const isStranger = status === 401 || status === 403
  const name: RealtimeFailure = names[detail.code] ?? (isStranger ? 'auth_error' : 'error')
  return { message_type: name, error: detail.message, message: detail.message, detail }
}
