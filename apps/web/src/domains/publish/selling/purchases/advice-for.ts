import { ApiError } from '#kit/api/index.ts'
import { sellingWords } from '../words.ts'

/** Says what helps whoever cannot buy a work; undefined where the cause says all there is. */
export function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'email_not_verified') return sellingWords.unverifiedHelp
  return error.code === 'work_already_bought' ? sellingWords.boughtHelp : undefined
}
