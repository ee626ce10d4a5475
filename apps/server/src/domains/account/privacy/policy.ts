import type { Actor } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/** Everything an account holds is for its owner at a browser: not for programs, not for the support team. */
export function assertOwnerAtBrowser(actor: Actor): void {
  if (actor.kind === 'user' && actor.sessionId !== undefined && actor.supportGrantId === undefined) return
  throw new AppError('forbidden', { message: 'Sign in to the web app to do this; an API key cannot.' })
}
