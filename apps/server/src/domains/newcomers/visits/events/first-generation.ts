import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/coalesce.ts'
import { awaitsFirstGeneration } from './event-store.ts'

const knownMax = 10_000

/** Who is not waited for any more; that does not change. */
const settledOf = perDatabase(() => new Set<UserId>())

/** Reports whether the caller signed up and has generated nothing yet, so that their first recording is news. */
export async function isFirstAwaited(ctx: Context): Promise<boolean> {
  const { userId } = ctx.actor
  const settled = settledOf(ctx.db)
  if (!userId || settled.has(userId)) return false
  if (await awaitsFirstGeneration(ctx, userId)) return true
  if (settled.size >= knownMax) settled.clear()
  settled.add(userId)
  return false
}
