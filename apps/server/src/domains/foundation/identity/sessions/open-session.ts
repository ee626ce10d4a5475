import type { UserId, WorkspaceId, SessionId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { hashSecret, makeSessionToken } from '../callers/secrets.ts'
import { sessionLifetimeMs } from './session-lifetime.ts'
import { insertSession } from './session-store.ts'

export type OpenedSession = {
  readonly id: SessionId
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  /** For the browser's cookie; only its hash is kept. */
  readonly token: string
}

/** Opens a session, from the caller's address and browser, for a person who has just proven who they are. */
export async function openSession(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
): Promise<OpenedSession> {
  const id = ctx.newId('session')
  const token = makeSessionToken()
  const expiresAt = new Date(ctx.now().getTime() + sessionLifetimeMs)
  await insertSession(ctx, { id, userId, workspaceId, tokenHash: hashSecret(token), expiresAt })
  return { id, userId, workspaceId, token }
}
