import type { VoiceId } from '@vireo/contracts/kit'
import type { SharingReviewStatus } from '@vireo/contracts/voices'
import { writeAudit } from '#kernel/audit.ts'
import { noClient } from '#kernel/client.ts'
import { type Context, system, type TransactionContext } from '#kernel/context.ts'
import type { AuditAction } from '#kernel/product.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { followListing } from '../similar/measure-voices-job.ts'
import { holdSharedVoice, listPendingReviews, saveSharedVoice } from '../shared-voice-store.ts'
import type { SharedVoiceRow } from '../tables.ts'

export const reviewDecisions = [
  'allowed',
  'allowed_with_changes',
  'declined',
  'pending',
] as const satisfies readonly SharingReviewStatus[]
export type ReviewDecision = (typeof reviewDecisions)[number]

export type Review = {
  readonly voiceId: VoiceId
  readonly decision: ReviewDecision
  /** What its owner is told. */
  readonly message: string | undefined
  /** Why, for the log of whoever decides on a screen; the log of its workspace says that the house did. */
  readonly reason?: string
}

/** Lists published voices that wait for a decision, the longest waiting first. For the operator's command line. */
export function listReviews(ctx: Context): Promise<SharedVoiceRow[]> {
  return listPendingReviews(ctx)
}

/** Decides whether others may find and add a published voice. Copies that there are already are left alone. */
export function reviewPublication(
  ctx: Context,
  { voiceId, decision, message, reason }: Review,
): Promise<SharedVoiceRow> {
  return decide(
    ctx,
    voiceId,
    'voice-library.reviewed',
    {
      review_status: decision,
      review_message: message ?? null,
    },
    reason,
  )
}

/** Puts a voice among those that the library shows first to whoever asks for featured ones, or takes it out again. */
export function featureVoice(
  ctx: Context,
  { voiceId, isFeatured }: { voiceId: VoiceId; isFeatured: boolean },
): Promise<SharedVoiceRow> {
  return decide(ctx, voiceId, 'voice-library.featured', { featured: isFeatured })
}

type Decision = Partial<Pick<SharedVoiceRow, 'review_status' | 'review_message' | 'featured'>>

function decide(ctx: Context, voiceId: VoiceId, action: AuditAction, change: Decision, reason?: string) {
  return transaction(ctx, async (ctx: TransactionContext) => {
    const before = await holdSharedVoice(ctx, voiceId)
    if (!before) throw new AppError('voice_not_published')
    const row = { ...before, ...change, updated_at: ctx.now() }
    await saveSharedVoice(ctx, row)
    await followListing(ctx, row.voice_id)
    const details = { before: before.review_status, review: row.review_status, featured: row.featured }
    const entry = { action, target: { kind: 'voice', id: voiceId }, details }
    // Whoever decides on a screen has a log of their own; that of the voice's workspace does not name them.
    if (reason !== undefined) await writeAudit(ctx, { ...entry, details: { ...details, name: row.name, reason } })
    await writeAudit(reason === undefined ? ctx : { ...ctx, actor: system, client: noClient }, {
      ...entry,
      workspaceId: row.workspace_id,
    })
    return row
  })
}
