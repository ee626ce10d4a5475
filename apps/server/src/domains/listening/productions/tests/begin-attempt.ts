import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { callingProducer } from '../people/calling-producer.ts'
import { holdProducer } from '../people/producer-store.ts'
import { listHeld } from '../people/qualification-store.ts'
import { assertNotWithdrawn } from './assert-not-withdrawn.ts'
import { endAttempt, insertAttempt, listAttempts } from './attempt-store.ts'
import { type SeenAttempt } from './present-attempt.ts'
import { standingOf } from './standing-of.ts'
import { findTest } from './test-store.ts'
import type { AttemptRow, TestRow } from './test-tables.ts'

/**
 * Begins a test, or answers with the attempt that is under way: of two tabs there is one. Throws `qualification_test_waits` with when
 * it can be tried again, and what else the contract names.
 */
export function beginAttempt(
  ctx: Context,
  { qualification_id: id }: Input<typeof productionsEndpoints.beginAttempt>,
): Promise<SeenAttempt> {
  return transaction(ctx, async (ctx) => {
    const producer = await holdProducer(ctx, (await callingProducer(ctx)).id)
    if (producer?.state !== 'active') throw new AppError('producer_not_found')
    const test = await findTest(ctx, id)
    if (!test) throw new AppError('qualification_test_not_found')
    const held = await listHeld(ctx, producer.id)
    if (held.some((each) => each.id === id && each.granted_at !== null)) throw new AppError('qualification_held')
    await assertNotWithdrawn(ctx, producer.id, id)
    const attempts = await listAttempts(ctx, producer.id, id)
    const { open, from } = standingOf(test, attempts, ctx.now())
    if (open) return { attempt: open, againAt: null }
    if (from === null || from > ctx.now())
      throw new AppError('qualification_test_waits', { data: { again_at: from?.toISOString() ?? null } })
    for (const attempt of attempts) if (attempt.finished_at === null) await endOverdue(ctx, attempt)
    return { attempt: await begin(ctx, producer.id, test), againAt: null }
  })
}

function endOverdue(ctx: TransactionContext, attempt: AttemptRow): Promise<void> {
  return endAttempt(ctx, { ...attempt, finished_at: attempt.ends_at, score_percent: 0, has_passed: false })
}

async function begin(ctx: TransactionContext, producerId: string, test: TestRow): Promise<AttemptRow> {
  const attempt: AttemptRow = {
    id: ctx.newId('productionAttempt'),
    producer_id: producerId,
    qualification_id: test.qualification_id,
    questions: test.questions,
    pass_percent: test.pass_percent,
    started_at: ctx.now(),
    ends_at: new Date(ctx.now().getTime() + test.minutes * 60_000),
    finished_at: null,
    score_percent: null,
    has_passed: null,
  }
  await insertAttempt(ctx, attempt)
  return attempt
}
