import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { withAuthLibrary } from './auth-library.ts'
import type { OpenedSession } from './auth-records.ts'

/** Signs a person in who has just proven who they are. */
export function openSession(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: string; readonly workspaceId: string },
): Promise<OpenedSession> {
  return withAuthLibrary(ctx, { workspaceOf: async () => workspaceId }, async (auth, written) => {
    const { internalAdapter } = await auth.$context
    await internalAdapter.createSession(userId)
    invariant(written.session, 'the session of a new account was opened')
    return written.session
  })
}
