import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdProducer } from '../people/producer-store.ts'
import { findQualification, grantQualification } from '../people/qualification-store.ts'
import { assertNotWithdrawn } from './assert-not-withdrawn.ts'
import { endAttempt } from './attempt-store.ts'
import { ownAttempt } from './get-attempt.ts'
import { grade } from './grade.ts'
import { type SeenAttempt, seenAttempt } from './present-attempt.ts'

/**
 * Grades what the caller answered, once, in the language that the work is written in; who passes has the qualification from now on.
 * Whoever is paused or lost the qualification meanwhile is not graded. Throws `qualification_attempt_over` for what has ended, by its
 * time as well, and what else the contract names.
 */
export function finishAttempt(
  ctx: Context,
  { attempt_id: id, answers }: Input<typeof productionsEndpoints.finishAttempt>,
): Promise<SeenAttempt> {
  return transaction(ctx, async (ctx) => {
    const producer = await holdProducer(ctx, (await ownAttempt(ctx, id)).producer_id)
    if (producer?.state !== 'active') throw new AppError('producer_not_found')
    // Whoever was faster has ended it by now.
    const attempt = await ownAttempt(ctx, id)
    if (attempt.finished_at !== null || attempt.ends_at <= ctx.now()) throw new AppError('qualification_attempt_over')
    await assertNotWithdrawn(ctx, producer.id, attempt.qualification_id)
    const qualification = await findQualification(ctx, attempt.qualification_id)
    invariant(qualification, 'attempts go with their qualification')
    const score = grade(attempt.questions, answers, qualification.target_language)
    const ended = {
      ...attempt,
      finished_at: ctx.now(),
      score_percent: score,
      has_passed: score >= attempt.pass_percent,
    }
    await endAttempt(ctx, ended)
    if (ended.has_passed) await grantQualification(ctx, attempt.producer_id, qualification)
    return seenAttempt(ctx, ended)
  })
}
