import { type TaskContent, writesRemarks } from '@vireo/contracts/productions'
import { unfinishedIn } from '@vireo/transcripts/timed'
import { system, type TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { Vault } from '#kernel/vault.ts'
import type { With } from '#ports/ports.ts'
import { isEmptyCheck } from '../deliveries/formats-of.ts'
import { findProducer } from '../people/producer-store.ts'
import { approveTask } from '../reviews/approve-task.ts'
import { countBuyerRounds } from '../reviews/review-store.ts'
import { assertInTime, holderOf, holdOwnTask, type NamedTask } from './hold-task.ts'
import { moveTask } from './move-task.ts'
import { keepSubmission, readContent } from './task-store.ts'
import type { TaskRow } from './task-tables.ts'
import { type SeenTask, seen } from './present-task.ts'

/**
 * Submits a task as done, with what was written until then. Where its producer’s work is reviewed now and then only, and this is not
 * drawn, the house approves it; but not a check that found nothing, nor what the buyer wanted changed. Throws `production_content_empty` and `production_content_untranslated` besides what the contract names.
 */
export function submitTask(ctx: With<'vault'>, named: NamedTask): Promise<SeenTask> {
  const { vault } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const { task } = await holdOwnTask(ctx, named)
    const now = ctx.now()
    assertInTime(task, now)
    const submitted = await moveTask(ctx, task, {
      action: 'submit',
      who: 'holder',
      changes: { submitted_at: now, deadline_at: null, is_warned: false },
    })
    const content = await readContent(ctx, task.id)
    assertFinished(task, content)
    await keepSubmission(ctx, task.id)
    // Nobody sees by a check that found nothing whether it was made, and who asked for changes is not to find the same again.
    const isAsked = isEmptyCheck(task, content) || (await countBuyerRounds(ctx, task.assignment_id)) > 0
    const isReviewed = isAsked || (await isDrawn(ctx, submitted, vault))
    return seen(ctx, isReviewed ? submitted : await approveUnseen({ ...ctx, actor: system }, submitted))
  })
}

/** Refuses what lacks a text or its translation; a check that found nothing is done as well. */
function assertFinished(task: TaskRow, content: TaskContent): void {
  if (writesRemarks(task.service)) return
  const unfinished = unfinishedIn(content, task)
  if (unfinished === 'nothing_translated') throw new AppError('production_content_untranslated')
  if (unfinished) throw new AppError('production_content_empty')
}

async function approveUnseen(ctx: TransactionContext, task: TaskRow): Promise<TaskRow> {
  const looked = await moveTask(ctx, task, { action: 'review', who: 'operator' })
  return approveTask(ctx, looked, 'operator')
}

/**
 * Tells whether somebody reviews a task: by what it is about, so that submitting or claiming it again draws nothing else, and with a key
 * of the instance, so that nobody knows before.
 */
async function isDrawn(ctx: TransactionContext, task: TaskRow, vault: Vault): Promise<boolean> {
  const producer = await findProducer(ctx, holderOf(task))
  const drawn = Buffer.from(vault.mac('review-sampling', task.assignment_id), 'base64url').readUInt32BE(0) % 100
  return drawn < (producer?.sampling_percent ?? 100)
}
