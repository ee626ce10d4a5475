import { historyEndpoints } from '@vireo/contracts/history'
import { identityEndpoints } from '@vireo/contracts/identity'
import { isolationEndpoints } from '@vireo/contracts/isolation'
import { speechEndpoints } from '@vireo/contracts/speech'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { accessToken, setAccessToken } from './access-token.ts'
import { ApiError } from './api-error.ts'
import { call, callBytes } from './call.ts'

type Handler = (url: string, init: RequestInit) => Response | Promise<Response>
let seen: { url: string; authorization: string | null }[] = []

function server(handler: Handler): void {
  seen = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    seen.push({ url, authorization: new Headers(init.headers).get('authorization') })
    return handler(url, init)
  })
}

const token = (value: string) =>
  ({
    access_token: value,
    token_type: 'bearer',
    expires_in: 600,
    user_id: 'user_1',
    email_verified: true,
    session_inactivity_timeout: null,
    second_factor_setup_required: false,
  }) as const
const denied = () =>
  Response.json(
    {
      detail: {
        type: 'authentication_error',
        code: 'invalid_authorization_header',
        status: 'invalid_authorization_header',
        message: 'Expired.',
        request_id: 'r',
        param: null,
      },
    },
    { status: 401 },
  )

beforeEach(() => setAccessToken(token('old')))
afterEach(() => {
  vi.unstubAllGlobals()
  setAccessToken(undefined)
})

test('an expired token is refreshed once and the call repeated', async () => {
  server((url, init) => {
    if (url === '/v1/identity/token') return Response.json(token('new'))
    return new Headers(init.headers).get('authorization') === 'Bearer new' ? Response.json({ status: 'ok' }) : denied()
  })
  await expect(call(historyEndpoints.delete, { history_item_id: 'h1' })).resolves.toEqual({ status: 'ok' })
  expect(seen.map((request) => request.url)).toEqual(['/v1/history/h1', '/v1/identity/token', '/v1/history/h1'])
  expect(accessToken()).toBe('new')
})

test('many calls that expire together share one refresh', async () => {
  server((url, init) => {
    if (url === '/v1/identity/token') return Response.json(token('new'))
    return new Headers(init.headers).get('authorization') === 'Bearer new' ? Response.json({ status: 'ok' }) : denied()
  })
  await Promise.all(['a', 'b', 'c'].map((id) => call(historyEndpoints.delete, { history_item_id: id })))
  expect(seen.filter((request) => request.url === '/v1/identity/token')).toHaveLength(1)
})

test('a refused refresh ends in 401 and forgets the token', async () => {
  server(() => denied())
  await expect(call(historyEndpoints.delete, { history_item_id: 'h1' })).rejects.toMatchObject({ status: 401 })
  expect(seen).toHaveLength(2)
  expect(accessToken()).toBeUndefined()
})

test('a 401 without a token is not answered with a refresh', async () => {
  setAccessToken(undefined)
  server(() => denied())
  await expect(call(identityEndpoints.signIn, { email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
    message: 'Expired.',
  })
  expect(seen).toHaveLength(1)
})

test('a null body says so', async () => {
  server(() => Response.json(null))
  await expect(call(speechEndpoints.listModels, {})).rejects.toThrow('Response body can not be null')
})

test('an answer of another shape is an error, not a crash later', async () => {
  server(() => Response.json({ models: [] }))
  await expect(call(speechEndpoints.listModels, {})).rejects.toMatchObject({ code: 'unexpected_answer' })
})

test('a status of 2xx other than 200 is a success', async () => {
  server(() => Response.json(token('t'), { status: 201 }))
  await expect(call(identityEndpoints.signUp, { email: 'a@b.example', password: 'longenough' })).resolves.toMatchObject(
    {
      access_token: 't',
    },
  )
})

test('a call may accept one status alone', async () => {
  const input = { verification_code: 'c' }
  server(() => Response.json({ status: 'ok' }, { status: 202, statusText: 'Accepted' }))
  await expect(call(identityEndpoints.updateEmail, input, { onlyStatus: 200 })).rejects.toMatchObject({
    status: 202,
    message: 'Accepted',
  })
  server(() => Response.json({ status: 'ok' }))
  await expect(call(identityEndpoints.updateEmail, input, { onlyStatus: 200 })).resolves.toEqual({ status: 'ok' })
})

test('no answer at all is an ApiError of status 0', async () => {
  server(() => {
    throw new TypeError('fetch failed')
  })
  const failure = call(speechEndpoints.listModels, {})
  await expect(failure).rejects.toBeInstanceOf(ApiError)
  await expect(failure).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('bytes come as a stream with their headers, errors before the first byte as ApiError', async () => {
  server(() => new Response('ID3', { headers: { 'content-type': 'audio/mpeg', 'history-item-id': 'h9' } }))
  const answer = await callBytes(speechEndpoints.stream, { voice_id: 'v', text: 'Hi' })
  expect(answer.contentType).toBe('audio/mpeg')
  expect(answer.headers.get('history-item-id')).toBe('h9')
  expect(await new Response(answer.stream).text()).toBe('ID3')

  server(() => denied())
  await expect(callBytes(speechEndpoints.stream, { voice_id: 'v', text: 'Hi' })).rejects.toMatchObject({ status: 401 })
})

test('calling off a call rejects with AbortError, not with a server error', async () => {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return Promise.reject(new DOMException('stop', 'AbortError'))
  })
  const controller = new AbortController()
  controller.abort()
  await expect(call(speechEndpoints.listModels, {}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('what is answered without a body is a success', async () => {
  server(() => new Response(null, { status: 204 }))
  await expect(call(isolationEndpoints.delete, { history_item_id: 'h1' })).resolves.toBeUndefined()
})
