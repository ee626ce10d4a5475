import type { Actor } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/** Throws 403 unless the actor is the account's owner at a browser: not a program, and not the support team. */
export function assertOwnerAtBrowser(actor: Actor): void {
  if (actor.kind === 'user' && actor.sessionId !== undefined && actor.supportGrantId === undefined) return
  throw new AppError('forbidden', { message: 'Sign in to the web app to do this; an API key cannot.' })
}
