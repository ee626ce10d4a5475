import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { updateActivity } from './session-store.ts'

/** Less is not worth a write. */
const leastMs = 250

/** Records that somebody is at the screen. A session that has ended from inactivity stays ended. */
export async function reportActivity(
  ctx: Context,
  input: Input<typeof identityEndpoints.reportActivity>,
): Promise<void> {
  const { sessionId } = ctx.actor
  if (sessionId === undefined) throw new AppError('forbidden', { message: 'An API key has no session to keep.' })
  await updateActivity(ctx, sessionId, new Date(ctx.now().getTime() - input.idle_ms), leastMs)
}
