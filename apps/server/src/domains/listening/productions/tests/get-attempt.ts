import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findProducerOf } from '../people/producer-store.ts'
import { findAttempt } from './attempt-store.ts'
import { type SeenAttempt, seenAttempt } from './present-attempt.ts'
import type { AttemptRow } from './test-tables.ts'

/** Finds an attempt of the caller at a test. Throws `qualification_attempt_not_found`. */
export async function getAttempt(
  ctx: Context,
  { attempt_id: id }: Input<typeof productionsEndpoints.getAttempt>,
): Promise<SeenAttempt> {
  return seenAttempt(ctx, await ownAttempt(ctx, id))
}

/** Finds an attempt of the caller. Throws `qualification_attempt_not_found` for everybody else’s. */
export async function ownAttempt(ctx: Context, id: string): Promise<AttemptRow> {
  const producer = await findProducerOf(ctx, ctx.actor.userId)
  const attempt = producer && (await findAttempt(ctx, producer.id, id))
  if (!attempt) throw new AppError('qualification_attempt_not_found')
  return attempt
}
