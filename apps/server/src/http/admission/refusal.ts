import { AppError } from '../../kernel/errors.ts'
import type { Scope } from './limits.ts'

/** Makes the error that somebody, or the whole server, has too much of something now. */
export function refusal(scope: Scope, what: string, retryAfterSeconds: number): AppError {
  const whose = scope === 'instance' ? 'this server has' : `this ${scope} has`
  return new AppError('rate_limit_exceeded', {
    message: `Too many ${what}: try again when ${whose} fewer.`,
    retryAfterSeconds,
    data: { limit: what, scope },
  })
}
