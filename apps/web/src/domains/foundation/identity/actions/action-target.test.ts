import { expect, test } from 'vitest'

import { readActionParameters } from '#kit/arrival/index.ts'
import { actionTarget } from './action-target.ts'

const origin = 'https://vireo.example'
const target = (query: string) => actionTarget(readActionParameters(new URLSearchParams(query)), origin)

test.each([
  ['', '/app/home'],
  ['continueUrl=/app/studio/p1', '/app/studio/p1'],
  ['continueUrl=https://vireo.example/app/usage?x=1%23y', '/app/usage?x=1#y'],
  ['continueUrl=https://evil.example/app/usage', '/app/home'],
  ['continueUrl=//evil.example', '/app/home'],
  ['continueUrl=/app/usage&internalCode=c+1&newUser=true', '/app/usage?internalCode=c+1&newUser=true'],
  ['internalCode=c&newUser=false', '/app/home?internalCode=c'],
  ['sensitiveActionVerificationCode=s', '/app/home?sensitiveActionVerificationCode=s'],
])('%s leads to %s', (query, expected) => {
  expect(target(query)).toBe(expected)
})
