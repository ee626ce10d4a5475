import { ApiError } from '#kit/api/index.ts'
import { sharingWords as words } from './words.ts'

/** Says what helps whoever gets no link; undefined where the cause says all there is. */
export function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'email_not_verified') return words.unverifiedHelp
  return error.code === 'public_links_forbidden' ? words.forbiddenHelp : undefined
}
