import type { SubscriptionDocument } from '@vireo/contracts/users'
import type { With } from '#ports/ports.ts'
import { describeDocument } from '../../describe-subscription.ts'
import { withChangeLock } from '../change-lock/with-change-lock.ts'
import { assertMayManage } from '../policy.ts'
import { dueSituationOf, type Situation } from '../situation.ts'

/** Changes what is due, one caller of a workspace at a time, and answers the subscription as it is then. Throws 403. */
export async function changing(
  ctx: With<'billing' | 'settings'>,
  change: (situation: Situation) => Promise<void>,
): Promise<SubscriptionDocument> {
  assertMayManage(ctx)
  await withChangeLock(ctx, async () => change(await dueSituationOf(ctx)))
  return describeDocument(ctx)
}
