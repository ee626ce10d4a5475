import type { Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdSession, removeSession } from './session-store.ts'

/** Deletes a session of the caller's own; voices that were kept from it stay. */
export async function deleteSession(
  ctx: Context,
  { remixing_session_id: id }: Input<typeof voiceDesignEndpoints.deleteSession>,
): Promise<{ sessionId: string }> {
  return transaction(ctx, async (ctx) => {
    if (!(await holdSession(ctx, id))) throw new AppError('remixing_session_not_found')
    await removeSession(ctx, id)
    return { sessionId: id }
  })
}
