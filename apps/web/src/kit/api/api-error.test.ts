import { expect, test } from 'vitest'

import { ApiError, briefMessageOf, errorFromAnswer, messageOf, refusalIn, unreachable } from './api-error.ts'

const generic = 'Something went wrong, please try again later.'

function envelope(message: string) {
  return {
    detail: {
      type: 'payment_required',
      code: 'insufficient_credits',
      status: 'quota_exceeded',
      message,
      request_id: 'req_1',
      param: 'text',
      data: { required: 12, remaining: 3 },
    },
  }
}

test('an error body is read field by field', () => {
  const error = errorFromAnswer(
    { status: 402, statusText: 'Payment Required', headers: new Headers({ 'retry-after': '7' }) },
    envelope('No credits.'),
  )
  expect(error).toMatchObject({
    status: 402,
    code: 'insufficient_credits',
    errorType: 'quota_exceeded',
    message: 'No credits.',
    requestId: 'req_1',
    param: 'text',
    data: { required: 12, remaining: 3 },
    retryAfterSeconds: 7,
  })
})

test('a 422 speaks with its first message and points at the field', () => {
  const body = {
    detail: [
      { loc: ['body', 'text'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'model_id'], msg: 'Second', type: 'string_type' },
    ],
  }
  const error = errorFromAnswer(
    { status: 422, statusText: 'Unprocessable Content', headers: new Headers({ 'request-id': 'req_2' }) },
    body,
  )
  expect(error).toMatchObject({ message: 'Field required', param: 'text', errorType: 'missing', requestId: 'req_2' })
})

test.each([undefined, null, 'oops', {}, { detail: 'text' }, { detail: [] }, { detail: { message: 3 } }])(
  'a body of another shape (%j) falls back to the status text',
  (body) => {
    const error = errorFromAnswer({ status: 404, statusText: 'Not Found', headers: new Headers() }, body)
    expect(error).toMatchObject({ status: 404, message: 'Not Found', code: 'unknown' })
  },
)

test.each([
  [{ detail: { message: 'Too large', status: 'too_large' } }, 'Too large', 'too_large'],
  [{ detail: { msg: 'Too large' } }, 'Too large', 'unknown'],
  [{ detail: { message: '', msg: 'Too large' } }, 'Too large', 'unknown'],
  [{ detail: { status: 'too_large' } }, 'Payload Too Large', 'too_large'],
])(
  'an answer that is not ours speaks with its message, its msg, or the status text: %j',
  (body, message, errorType) => {
    const error = errorFromAnswer({ status: 413, statusText: 'Payload Too Large', headers: new Headers() }, body)
    expect(error).toMatchObject({ message, errorType, payload: body })
  },
)

test('people see the server message only below 500', () => {
  expect(
    messageOf(errorFromAnswer({ status: 402, statusText: '', headers: new Headers() }, envelope('No credits.'))),
  ).toBe('No credits.')
  expect(
    messageOf(errorFromAnswer({ status: 500, statusText: '', headers: new Headers() }, envelope('stack trace'))),
  ).toBe(generic)
  expect(messageOf(errorFromAnswer({ status: 503, statusText: '', headers: new Headers() }, envelope('down')))).toBe(
    generic,
  )
  expect(messageOf(errorFromAnswer({ status: 404, statusText: '', headers: new Headers() }, undefined))).toBe(generic)
  expect(messageOf(new Error('boom'))).toBe(generic)
  expect(messageOf(undefined)).toBe(generic)
})

test('an unreachable server says so', () => {
  const error = unreachable(new TypeError('fetch failed'))
  expect(error).toBeInstanceOf(ApiError)
  expect(messageOf(error)).toMatch(/could not be reached/u)
})

test('a message that goes by never speaks for the page: only the server below 500, or the general sentence', () => {
  const refused = errorFromAnswer({ status: 402, statusText: '', headers: new Headers() }, envelope('No credits.'))
  expect(briefMessageOf(refused)).toBe('No credits.')
  const odd = new ApiError({ status: 200, code: 'unexpected_answer', message: 'The page does not understand.' })
  for (const error of [
    unreachable(new TypeError('fetch failed')),
    odd,
    errorFromAnswer({ status: 502, statusText: 'Bad', headers: new Headers() }, 0),
  ])
    expect(briefMessageOf(error)).toBe(generic)
  expect(briefMessageOf(new Error('boom'))).toBe(generic)
  const empty = new ApiError({ status: 200, code: 'null_body', message: 'Response body can not be null' })
  expect(briefMessageOf(empty)).toBe('Response body can not be null')
})

test('only what the server itself said is a refusal; no answer is none', () => {
  expect(
    refusalIn(errorFromAnswer({ status: 429, statusText: '', headers: new Headers() }, envelope('Too many.'))),
  ).toBe('Too many.')
  expect(refusalIn(unreachable(new TypeError('fetch failed')))).toBeUndefined()
  expect(
    refusalIn(errorFromAnswer({ status: 500, statusText: '', headers: new Headers() }, envelope('stack'))),
  ).toBeUndefined()
  expect(refusalIn(new Error('boom'))).toBeUndefined()
})
