import { beforeEach, expect, test, vi } from 'vitest'

import { errorFromAnswer, unreachable } from '../api/api-error.ts'
import { showFailure } from './show-failure.ts'
import { TellableError } from './tellable-error.ts'

const shown = vi.hoisted(() => ({ messages: [] as string[] }))
vi.mock('@vireo/ui', () => ({ showError: (message: string) => void shown.messages.push(message) }))

beforeEach(() => {
  shown.messages = []
})

const generic = 'Something went wrong, please try again later.'
const wrongType = 'Invalid response type received: text/html is not supported.'

test.each([
  [
    'what the server said',
    errorFromAnswer({ status: 403, statusText: '', headers: new Headers() }, { detail: { message: 'Not yours.' } }),
    'Not yours.',
  ],
  [
    'nothing of a server that stumbled',
    errorFromAnswer({ status: 500, statusText: 'Oops', headers: new Headers() }, undefined),
    generic,
  ],
  ['nothing of its own where nobody answered', unreachable(new TypeError('fetch failed')), generic],
  ['what the page found wrong with an answer', new TellableError(wrongType), wrongType],
  ['nothing of a fault of the page', new TypeError('x is undefined'), generic],
])('a message about a failure says %s', (_, error, message) => {
  showFailure(error)
  expect(shown.messages).toEqual([message])
})

test('what was called off did not fail', () => {
  showFailure(new DOMException('stop', 'AbortError'))
  expect(shown.messages).toEqual([])
})
