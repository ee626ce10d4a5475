import { defineEndpoint } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { FullContext } from '../../ports/ports.ts'
import { AppError } from '../../kernel/errors.ts'
import { onlyDeclaredFailures } from './only-declared-failures.ts'

const endpoint = defineEndpoint({
  id: 't.find',
  method: 'GET',
  path: '/v1/t/find',
  summary: 'test',
  access: { scope: 'voices_read' },
  success: { status: 200, schema: z.object({}) },
  errors: ['voice_not_found'],
})

// No operation below looks at its context.
const failingWith = (failure: Error) => {
  const run = async () => {
    throw failure
  }
  return onlyDeclaredFailures({ endpoint, run }).run({} as FullContext, undefined as never)
}

test.each(['voice_not_found', 'insufficient_permissions', 'service_unavailable'] as const)(
  '%s is declared, or follows from the contract, and passes',
  async (code) => {
    const error = new AppError(code)
    await expect(failingWith(error)).rejects.toBe(error)
  },
)

test('a code that the contract does not know of is a bug that names both', async () => {
  await expect(failingWith(new AppError('api_key_not_found'))).rejects.toThrow(
    't.find does not declare that it may answer api_key_not_found',
  )
})
