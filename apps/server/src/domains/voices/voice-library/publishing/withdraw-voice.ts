import type { Input, VoiceId } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdPublication } from './get-publication.ts'
import { holdSharedVoice, saveSharedVoice } from '../shared-voice-store.ts'
import { followListing } from '../similar/measure-voices-job.ts'
import type { SharedVoiceRow } from '../tables.ts'
import { tellCopiesJob } from '../copies/tell-copies-job.ts'

const dayMs = 24 * 3_600_000

/** Takes a voice out of the library. Its copies speak until the notice period is over, and their owners hear of it. */
export async function withdrawVoice(
  ctx: Context,
  input: Input<typeof voiceLibraryEndpoints.withdraw>,
): Promise<SharedVoiceRow> {
  return transaction(ctx, async (ctx) => withdraw(ctx, await holdPublication(ctx, input.voice_id)))
}

/** Withdraws an original that is deleted, with the notice that was promised. */
export async function withdrawDeleted(ctx: TransactionContext, voiceId: VoiceId): Promise<void> {
  const row = await holdSharedVoice(ctx, voiceId)
  if (row) await withdraw(ctx, row)
}

/** Withdraws a publication with notice, and returns it. One that is withdrawn already keeps its date. */
async function withdraw(ctx: TransactionContext, before: SharedVoiceRow): Promise<SharedVoiceRow> {
  if (before.status === 'disabled') return before
  const disableAt = new Date(ctx.now().getTime() + before.notice_period_days * dayMs)
  const row = { ...before, status: 'disabled' as const, disable_at: disableAt, updated_at: ctx.now() }
  await saveSharedVoice(ctx, row)
  await followListing(ctx, row.voice_id)
  await enqueue(ctx, tellCopiesJob, {}, { dedupeKey: tellCopiesJob.name })
  await writeAudit(ctx, {
    action: 'voice-library.withdrawn',
    target: { kind: 'voice', id: row.voice_id },
    details: { notice_period_days: row.notice_period_days, copies: row.cloned_by_count },
  })
  return row
}
