import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type Situation, situationOf } from './situation.ts'

/** Returns the situation of a workspace that is a customer. Throws `billing_not_available` and `no_subscription`. */
export async function customerSituation(ctx: With<'billing' | 'settings'>): Promise<Situation> {
  const situation = await situationOf(ctx)
  if (situation.provider.name === 'none') throw new AppError('billing_not_available')
  if (situation.customer.customerRef === null)
    throw new AppError('no_subscription', { message: 'This workspace has not bought anything yet.' })
  return situation
}
