import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Sight } from '../tasks/hold-task.ts'
import { commenting, commentOn, mayComment } from './commenting.ts'
import { deleteComment } from './comment-store.ts'

/** Deletes what the caller remarked, or anybody’s comment as whoever runs the instance. Throws what the contract names. */
export function removeComment(
  ctx: With<'settings'>,
  asked: Input<typeof productionsEndpoints.removeComment>,
): Promise<void> {
  return commenting(
    ctx,
    asked,
    async (ctx, sight) => {
      const row = await commentOn(ctx, sight, asked)
      if (row.user_id !== ctx.actor.userId && sight.as !== 'operator') throw new AppError('forbidden')
      await deleteComment(ctx, row.id)
      await writeAudit(ctx, {
        action: 'productions.comment-removed',
        target: { kind: 'production-task', id: sight.task.id },
      })
    },
    mayRemove,
  )
}

/** Tells whether comments on a task may go: those who work on it take theirs back meanwhile, and the house takes away what it must at any time. */
function mayRemove(sight: Sight): boolean {
  return sight.as === 'operator' || mayComment(sight)
}
