import type { UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { updateProbation } from './probation-store.ts'

/** Puts a person in probation or ends it. For the operator's command line. */
export function setProbation(
  ctx: Context,
  { userId, isInProbation }: { readonly userId: UserId; readonly isInProbation: boolean },
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await updateProbation(ctx, userId, isInProbation)
    await writeAudit(ctx, {
      action: 'users.probation-set',
      target: { kind: 'user', id: userId },
      details: { in_probation: isInProbation },
    })
  })
}
