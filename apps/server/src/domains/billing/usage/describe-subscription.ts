import type { Subscription } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { readAccount } from './account-store.ts'
import { voicesCounted } from './hooks.ts'
import { presentSubscription } from './present-subscription.ts'
import { renewPeriod } from './periods/renew-period.ts'

/** Describes what the caller's workspace may use and has used in the current period. */
export async function describeSubscription(ctx: Context): Promise<Subscription> {
  const [account, counted] = await Promise.all([readAccount(ctx, ctx.workspaceId), ctx.hooks.ask(voicesCounted, ctx)])
  invariant(account, 'a workspace without a credit account')
  const current = account.period_ends_at > ctx.now() ? account : await renewPeriod(ctx, ctx.workspaceId)
  return presentSubscription(current, counted)
}
