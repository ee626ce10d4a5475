import type { QualificationAttempt } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { fileAddress } from '../media/file-address.ts'
import { listAttempts } from './attempt-store.ts'
import { idOf } from './grade.ts'
import { standingOf } from './standing-of.ts'
import { findTest } from './test-store.ts'
import type { AttemptRow } from './test-tables.ts'

/** An attempt, and when the next one can begin. */
export type SeenAttempt = { readonly attempt: AttemptRow; readonly againAt: Date | null }

/** Finds when somebody whose attempt failed can try again. */
export async function seenAttempt(ctx: Context, attempt: AttemptRow): Promise<SeenAttempt> {
  if (stateOf(attempt, ctx.now()) !== 'failed') return { attempt, againAt: null }
  const test = await findTest(ctx, attempt.qualification_id)
  const attempts = await listAttempts(ctx, attempt.producer_id, attempt.qualification_id)
  return { attempt, againAt: test ? standingOf(test, attempts, ctx.now()).from : null }
}

function stateOf({ has_passed: hasPassed, ends_at: endsAt }: AttemptRow, now: Date): QualificationAttempt['state'] {
  if (hasPassed === null) return endsAt > now ? 'open' : 'failed'
  return hasPassed ? 'passed' : 'failed'
}

/** Presents an attempt to whoever makes it: what is asked, never what is right. */
export function presentAttempt(
  { attempt, againAt }: SeenAttempt,
  ctx: With<'settings' | 'vault'>,
): QualificationAttempt {
  const state = stateOf(attempt, ctx.now())
  const leftMs = attempt.ends_at.getTime() - ctx.now().getTime()
  return {
    attempt_id: attempt.id,
    qualification_id: attempt.qualification_id,
    state,
    questions: attempt.questions.map(({ prompt, recording_id: recording }, at) => ({
      question_id: idOf(at),
      prompt,
      recording_url: recording === null || state !== 'open' ? null : fileAddress(ctx, recording, leftMs),
    })),
    started_at: attempt.started_at.toISOString(),
    ends_at: attempt.ends_at.toISOString(),
    pass_percent: attempt.pass_percent,
    score_percent: attempt.score_percent ?? (state === 'failed' ? 0 : null),
    again_at: againAt?.toISOString() ?? null,
  }
}
