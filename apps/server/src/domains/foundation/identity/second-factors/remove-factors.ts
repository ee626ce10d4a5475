import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { removeBackupCodes } from './backup-codes/backup-code-store.ts'
import { removeChallengesOf } from './challenge-store.ts'
import { lockFactorsOf, removeEveryFactor } from './second-factor-store.ts'

/** Removes all second factors of a user, confirmed or not, and the challenges that wait for one. */
export async function removeFactorsOf(ctx: TransactionContext, userId: UserId): Promise<void> {
  await lockFactorsOf(ctx, userId)
  await removeChallengesOf(ctx, userId)
  await removeEveryFactor(ctx, userId)
  await removeBackupCodes(ctx, userId)
}
