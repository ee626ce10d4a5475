import type { SubscriptionDocument } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { askProvider } from '../../ask-provider.ts'
import { keyFor } from '../situation.ts'
import { takeOver } from '../take-over.ts'
import { changing } from './changing.ts'

/** Takes a cancellation back. */
export function renewSubscription(ctx: With<'billing' | 'settings'>): Promise<SubscriptionDocument> {
  return changing(ctx, async (situation) => {
    const { provider, customer, current } = situation
    if (current.pending_change?.kind !== 'cancellation') throw new AppError('nothing_scheduled')
    const snapshot = await askProvider(provider.renew(ctx, customer, { idempotencyKey: keyFor(situation, 'renew') }))
    await takeOver(ctx, snapshot, 'cancellation-taken-back')
  })
}
