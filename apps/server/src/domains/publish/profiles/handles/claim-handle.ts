import type { UserId } from '@vireo/contracts/kit'
import { profileLimits } from '@vireo/contracts/profiles'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { ErrorCode } from '#kernel/product.ts'
import { isReserved, readHandle } from './handle-rules.ts'
import { listHandles, retireHandle, takeHandle } from './handle-store.ts'

/**
 * Gives the caller another handle. The one before leads to their page for a while, and may be taken back. Throws
 * `profile_handle_invalid`, `profile_handle_reserved`, `profile_handle_taken` or `profile_handle_changed_too_often`.
 */
export async function claimHandle(ctx: TransactionContext, userId: UserId, given: string): Promise<void> {
  const refuse = (code: ErrorCode) => new AppError(code, { param: 'handle' })
  const handle = readHandle(given)
  if (handle === undefined) throw refuse('profile_handle_invalid')
  const [today, former] = partsOf(await listHandles(ctx, userId))
  if (today === handle) return
  if (isReserved(handle)) throw refuse('profile_handle_reserved')
  if (today !== undefined) {
    // Whoever renames on and on would keep names from others.
    if (former.filter((one) => one !== handle).length >= profileLimits.formerHandlesMax)
      throw refuse('profile_handle_changed_too_often')
    await retireHandle(ctx, userId)
  }
  if (!(await takeHandle(ctx, userId, handle))) throw refuse('profile_handle_taken')
}

function partsOf(rows: Awaited<ReturnType<typeof listHandles>>): readonly [string | undefined, readonly string[]] {
  const former = rows.filter((row) => row.former_until !== null).map((row) => row.handle)
  return [rows.find((row) => row.former_until === null)?.handle, former]
}
