import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { listWithdrawn } from '../people/qualification-store.ts'

/** Refuses what was taken from a producer: a test does not bring it back. Throws `qualification_withdrawn`. */
export async function assertNotWithdrawn(ctx: Context, producerId: string, qualificationId: string): Promise<void> {
  const withdrawn = await listWithdrawn(ctx, producerId)
  if (withdrawn.some(({ qualification_id: id }) => id === qualificationId))
    throw new AppError('qualification_withdrawn')
}
