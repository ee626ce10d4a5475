import { codesOf } from '@vireo/contracts/kit'
import { AppError } from '../../kernel/errors.ts'
import type { Binding } from '../routes.ts'

/**
 * The same binding, which fails as a bug where its operation answers with a code that its contract does not name or imply:
 * clients and the API document would not know of it.
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
