import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdSubscription } from '../hold-subscription.ts'
import { putInForce } from '../put-in-force.ts'
import { settled } from '../snapshots/subscription-after.ts'

/** Lets a workspace whose agreement is over, and with it what was paid, buy where everybody does. May run twice. */
export async function releaseWorkspace(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const before = await holdSubscription(ctx, workspaceId)
    const { snapshot, provider } = before
    // A debt stays until it is paid.
    if (provider !== 'consolidated' || snapshot?.plan || snapshot?.status === 'free_disabled') return
    const none = { provider: 'none', customer_ref: null, subscription_ref: null, snapshot: null } as const
    await putInForce(ctx, before, settled({ ...before, ...none }))
  })
}
