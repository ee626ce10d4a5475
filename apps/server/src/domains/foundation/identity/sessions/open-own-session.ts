import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { readBlocked } from '#users/operators/index.ts'
import { holdPassword, type PasswordRow } from '../passwords/credential-store.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { updateFederated } from './session-store.ts'
import { tellOfDevice } from '../devices/tell-of-device.ts'

type Person = {
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  /** The organisation of that workspace vouched for them. */
  readonly isFederated?: boolean
  /** What they proved themselves with: it has to be their password still while the session is opened. */
  readonly password?: PasswordRow
}

/**
 * Signs somebody in to their own account and tells them when the device is new. Throws `wrong_credentials` when the
 * password was replaced since it was checked, and `account_blocked`.
 */
export function openOwnSession(ctx: Context, person: Person): Promise<OpenedSession> {
  const { password } = person
  return transaction(ctx, async (ctx) => {
    if (password && !(await holdPassword(ctx, password))) throw new AppError('wrong_credentials')
    if (await readBlocked(ctx, person.userId)) throw new AppError('account_blocked')
    const session = await openSession(ctx, person)
    if (person.isFederated) await updateFederated(ctx, session.id, person.workspaceId)
    await tellOfDevice(ctx, { userId: person.userId, sessionId: session.id })
    return session
  })
}
