import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { removeSession } from './session-store.ts'

/** Ends the browser's session; its cookie and access tokens stop working. */
export async function signOut(ctx: Context): Promise<void> {
  const { sessionId } = ctx.actor
  invariant(sessionId !== undefined, 'only a session is admitted here')
  await removeSession(ctx, sessionId)
  forgetCredentials(ctx, [sessionId])
}
