import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

import { updateEmail } from './redeem-codes.ts'

const said = vi.hoisted(() => [] as string[])
vi.mock('@vireo/ui', () => ({
  showError: (message: string) => said.push(`error: ${message}`),
  showSuccess: (message: string) => said.push(message),
}))

beforeEach(() => {
  said.length = 0
})

test.each([
  [200, { status: 'ok' }, 'Email updated! Please refresh this page to reauthenticate.'],
  [202, { status: 'ok' }, expect.stringMatching(/^error: Unable to update email, /u)],
  [400, { detail: { message: 'Too late.' } }, 'error: Unable to update email, Too late.'],
])('an address is changed by an answer of 200 alone, not by %i', async (status, body, sentence) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(body, { status })
  })
  await updateEmail(new QueryClient(), 'the code', false)
  expect(said).toEqual([sentence])
  expect(asked).toEqual([expect.stringContaining('/v1/user/email?verification_code=the')])
})
