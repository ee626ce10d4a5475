import type { SubscriptionDocument } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { askProvider } from '../../ask-provider.ts'
import { keyFor } from '../situation.ts'
import { takeOver } from '../take-over.ts'
import { changing } from './changing.ts'

/** Keeps the plan in place of a smaller one that was scheduled. */
export function cancelDowngrade(ctx: With<'billing' | 'settings'>): Promise<SubscriptionDocument> {
  return changing(ctx, async (situation) => {
    const { provider, customer, current } = situation
    if (current.pending_change?.kind !== 'change') throw new AppError('nothing_scheduled')
    const idempotencyKey = keyFor(situation, 'cancel-downgrade')
    const snapshot = await askProvider(provider.cancelDowngrade(ctx, customer, { idempotencyKey }))
    await takeOver(ctx, snapshot, 'downgrade-canceled')
  })
}
