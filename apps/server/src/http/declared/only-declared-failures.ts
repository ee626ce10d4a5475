import { codesOf } from '@vireo/contracts/kit'
import { AppError } from '../../kernel/errors.ts'
import type { Binding } from '../routes.ts'

/**
 * Wraps a binding so that an error code which its contract neither names nor implies becomes an internal error: clients
 * and the API document would not know of it.
 */
export function onlyDeclaredFailures(binding: Binding): Binding {
  const { endpoint } = binding
  const codes = codesOf(endpoint)
  return {
    ...binding,
    run: async (ctx, input) => {
      try {
        return await binding.run(ctx, input)
      } catch (error) {
        if (!(error instanceof AppError) || codes.includes(error.code)) throw error
        throw new Error(`${endpoint.id} does not declare that it may answer ${error.code}`, { cause: error })
      }
    },
  }
}
