import type { Context } from '../../kernel/context.ts'
import { transaction } from '../../kernel/transaction.ts'
import type { OpenedSession } from './auth-records.ts'
import { openSession } from './open-session.ts'
import { updateFederated } from './session-store.ts'
import { tellOfDevice } from './tell-of-device.ts'

/** Signs somebody in to their own account, and lets them know when it is with a device they never used. */
export function openOwnSession(
  ctx: Context,
  person: { readonly userId: string; readonly workspaceId: string; readonly isFederated?: boolean },
): Promise<OpenedSession> {
  return transaction(ctx, async (ctx) => {
    const session = await openSession(ctx, person)
    if (person.isFederated) await updateFederated(ctx, session.id)
    await tellOfDevice(ctx, { userId: person.userId, sessionId: session.id })
    return session
  })
}
