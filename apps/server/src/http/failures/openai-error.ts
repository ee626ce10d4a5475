import type { ErrorAnswer, OpenAiErrorBody } from './error-shapes.ts'

/** Names that those clients branch on. */
const codes: Readonly<Record<string, string>> = {
  insufficient_credits: 'insufficient_quota',
  concurrent_limit_exceeded: 'rate_limit_exceeded',
  missing_api_key: 'invalid_api_key',
  invalid_authorization_header: 'invalid_api_key',
}
const params: Readonly<Record<string, string>> = {
  text: 'input',
  voice_id: 'voice',
  model_id: 'model',
  output_format: 'response_format',
}

/** Converts an error answer to OpenAI's shape, where a lack of credits is 429 and an invalid request 400. */
export function toOpenAiError(answer: ErrorAnswer): ErrorAnswer & { readonly body: OpenAiErrorBody } {
  const { body } = answer
  if ('error' in body) return { ...answer, body }
  const { detail } = body
  if (Array.isArray(detail)) {
    const [first] = detail
    const param = first?.loc.slice(1).join('.') || null
    const error = {
      message: first?.msg ?? 'The request is not valid.',
      type: 'invalid_request_error',
      param,
      code: null,
    }
    return { ...answer, status: 400, body: { detail, error } }
  }
  const status = answer.status === 402 ? 429 : answer.status
  const code = codes[detail.code] ?? detail.code
  const param = detail.param === null ? null : (params[detail.param] ?? detail.param)
  const error = { message: detail.message, type: typeOf(status, code), param, code }
  return { ...answer, status, body: { detail, error } }
}

function typeOf(status: number, code: string): string {
  if (code === 'insufficient_quota') return code
  if (status === 429) return 'requests'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}
