import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { whyNotKept } from './why-not-kept.ts'

test.each([
  ['production_content_changed', 409, 'met'],
  ['production_task_state', 409, 'over'],
  ['production_task_not_found', 404, 'over'],
  ['request_too_large', 413, 'unfit'],
  ['production_content_too_long', 400, 'unfit'],
  ['invalid_request', 422, 'unfit'],
  ['insufficient_permissions', 403, 'refused'],
  ['rate_limit_exceeded', 429, 'away'],
  ['internal_error', 500, 'away'],
  ['', 0, 'away'],
] as const)('%s with %i is %s', (code, status, why) => {
  expect(whyNotKept(new ApiError({ code, status, message: code }))).toBe(why)
})
