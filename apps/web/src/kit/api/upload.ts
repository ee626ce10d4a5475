import type { CallInput, Endpoint } from '@vireo/contracts/kit'

import { accessToken, refreshAccessToken } from './access-token.ts'
import { kitWords } from '../words.ts'
import { ApiError, errorFromAnswer, unreachable } from './api-error.ts'
import { errorSentences } from './error-sentences.ts'
import { buildRequest } from './build-request.ts'
import type { Answered, BytesEndpoint, JsonEndpoint } from './call.ts'

export type UploadOptions = {
  readonly signal: AbortSignal
  /** How much of the form has left, 0 … 1. */
  readonly onProgress: (share: number) => void
}

/** By field, one file or several. */
export type UploadFiles = Readonly<Record<string, File | readonly File[]>>

export type UploadAnswer = { readonly blob: Blob; readonly contentType: string; readonly headers: Headers }

/**
 * Sends a form with files and answers with the whole body. Progress is why this is no `fetch`. Throws
 * `ApiError`, or an AbortError when it was called off.
 */
export async function upload<E extends BytesEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  files: UploadFiles,
  options: UploadOptions,
): Promise<UploadAnswer> {
  return sendForm(endpoint, { ...(typeof input === 'object' ? input : {}) }, files, options)
}

/** Sends the same to an endpoint that answers with JSON. */
export async function uploadFor<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  files: UploadFiles,
  options: UploadOptions,
): Promise<Answered<E>> {
  const answer = await sendForm(endpoint, { ...(typeof input === 'object' ? input : {}) }, files, options)
  const body = endpoint.success.schema.safeParse(parsed(await answer.blob.text()))
  if (body.success) return body.data
  const message = kitWords.unexpectedAnswer
  throw new ApiError({ status: 200, code: 'unexpected_answer', message }, { cause: body.error })
}

async function sendForm(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  files: UploadFiles,
  options: UploadOptions,
): Promise<UploadAnswer> {
  const { url } = buildRequest(endpoint, input)
  const form = formOf(endpoint, input, files)
  const sentToken = accessToken()
  const first = await send(url, form, sentToken, options)
  if (first.status !== 401 || sentToken === undefined) return assertSuccess(first)
  const fresh = await refreshAccessToken()
  return assertSuccess(await send(url, form, fresh.access_token, options))
}

function formOf(endpoint: Endpoint, input: Readonly<Record<string, unknown>>, files: UploadFiles): FormData {
  const form = new FormData()
  const fields = endpoint.multipart?.fields
  const shape: object = fields && 'shape' in fields && typeof fields.shape === 'object' ? (fields.shape ?? {}) : {}
  for (const name of Object.keys(shape)) {
    const value = input[name]
    // A list is a field that is given once for each of its parts: forms know no other.
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined || part === null) continue
      form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
    }
  }
  for (const [name, given] of Object.entries(files))
    for (const file of given instanceof File ? [given] : given) form.append(name, file, file.name)
  return form
}

type RawAnswer = UploadAnswer & { readonly status: number; readonly statusText: string }

function send(url: string, form: FormData, token: string | undefined, options: UploadOptions): Promise<RawAnswer> {
  const { signal, onProgress } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const leave = () => request.abort()
    const over = () => signal.removeEventListener('abort', leave)
    request.open('POST', url)
    request.responseType = 'blob'
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', over)
    request.addEventListener('error', () => reject(unreachable(new TypeError('the request failed'))))
    request.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')))
    request.addEventListener('load', () => {
      const headers = headersIn(request.getAllResponseHeaders())
      const blob: Blob = request.response
      const { status, statusText } = request
      resolve({ blob, contentType: headers.get('content-type') ?? '', headers, status, statusText })
    })
    signal.addEventListener('abort', leave)
    if (signal.aborted) reject(new DOMException('called off', 'AbortError'))
    else request.send(form)
  })
}

function headersIn(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/[\r\n]+/u)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  return headers
}

async function assertSuccess(answer: RawAnswer): Promise<UploadAnswer> {
  if (answer.status >= 200 && answer.status < 300) return answer
  const body: unknown = await answer.blob.text().then(parsed, () => undefined)
  throw errorFromAnswer(answer, body, await errorSentences())
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
