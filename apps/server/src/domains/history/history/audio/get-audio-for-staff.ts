import type { HistoryItemId, UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { isGranted, staffMember } from '#identity/support-access/index.ts'
import { answerStored } from './get-audio.ts'
import { findItemOfUser } from '../history-store.ts'
import { isReported } from '../hooks.ts'
import type { HistoryRow } from '../tables.ts'

type Input = { readonly user_id: UserId; readonly history_item_id: HistoryItemId }

/**
 * Answers a member of the support team with a recording that its maker lets them look into, or that was reported and waits for a
 * decision, and writes an audit entry that the recording's workspace can see. For everybody else there is no such recording.
 */
export async function getAudioForStaff(ctx: With<'settings' | 'storage'>, input: Input): Promise<ByteAnswer> {
  const listener = await staffMember(ctx)
  const item = listener && (await findItemOfUser(ctx, input.history_item_id, input.user_id))
  if (!item || !(await mayHear(ctx, item, listener.email))) throw new AppError('history_item_not_found')
  await transaction(ctx, (ctx) =>
    writeAudit(ctx, {
      action: 'history.audio-heard-by-staff',
      workspaceId: item.workspace_id,
      target: { kind: 'history-item', id: item.id },
      details: { owner_id: item.user_id, staff_email: listener.email },
    }),
  )
  const answer = await answerStored(ctx, item)
  // What staff hears stays in no cache: every hearing is asked for, and written down.
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } }
}

async function mayHear(ctx: With<'settings'>, item: HistoryRow, email: string): Promise<boolean> {
  const of = { userId: item.user_id, workspaceId: item.workspace_id }
  return (await isGranted(ctx, of, email)) || (await ctx.hooks.gather(isReported, ctx, item)).includes(true)
}
