import type { HistoryItemId, UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { reasonOfGrant, staffMember } from '#identity/support-access/index.ts'
import { answerStored } from './get-audio.ts'
import { findItemOfUser } from '../history-store.ts'
import { isReported } from '../hooks.ts'
import type { HistoryRow } from '../tables.ts'

type Input = { readonly user_id: UserId; readonly history_item_id: HistoryItemId }

/** Why staff hears what was reported, where its maker did not let them in. */
const reported = 'It was reported.'

/**
 * Answers a member of the support team with a recording that its maker lets them look into, or that was reported and waits for a
 * decision, and writes down why, in the log of the recording's workspace and in theirs. For everybody else there is no such recording.
 */
export async function getAudioForStaff(ctx: With<'settings' | 'storage'>, input: Input): Promise<ByteAnswer> {
  const listener = await staffMember(ctx)
  const item = listener && (await findItemOfUser(ctx, input.history_item_id, input.user_id))
  const reason = item && (await reasonToHear(ctx, item, listener.email))
  if (!item || reason === undefined) throw new AppError('history_item_not_found')
  await transaction(ctx, async (ctx) => {
    const entry = {
      action: 'history.audio-heard-by-staff',
      target: { kind: 'history-item', id: item.id },
      details: { owner_id: item.user_id, staff_email: listener.email, reason },
    } as const
    await writeAudit(ctx, { ...entry, workspaceId: item.workspace_id })
    await writeAudit(ctx, entry)
  })
  const answer = await answerStored(ctx, item)
  // What staff hears stays in no cache: every hearing is asked for, and written down.
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } }
}

async function reasonToHear(ctx: With<'settings'>, item: HistoryRow, email: string): Promise<string | undefined> {
  const of = { userId: item.user_id, workspaceId: item.workspace_id }
  const given = await reasonOfGrant(ctx, of, email)
  if (given !== undefined) return given
  return (await ctx.hooks.gather(isReported, ctx, item)).includes(true) ? reported : undefined
}
