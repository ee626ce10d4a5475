import { defineSubscription } from '#jobs/define-subscription.ts'
import { giveNotice } from '#notifications'
import { listAdmins } from '#workspaces'
import { collectOverage } from './overage/collect-overage.ts'
import { noteOverage } from './overage/note-overage.ts'
import { paymentNotice } from './notices/payment-notice.ts'

export const billingSubscriptions = [
  defineSubscription('usage.overage-closed', 'billing.charge-closed-period', async (ctx, event) => {
    const { workspaceId, tier, planVersion, credits } = event
    const periodStartsAt = new Date(event.periodStartsAt)
    await noteOverage(ctx, { workspaceId, tier, planVersion, credits, periodStartsAt, isOver: true })
    await collectOverage(ctx, workspaceId)
  }),
  defineSubscription('billing.subscription-changed', 'billing.tell-of-payment', async (ctx, change, { id }) => {
    const notice = paymentNotice(change)
    if (!notice) return
    for (const { userId } of await listAdmins(ctx, change.workspaceId))
      await giveNotice(ctx, userId, {
        ...notice,
        occasion: `payment ${id}`,
        about: { topic: 'payments', workspaceId: change.workspaceId },
      })
  }),
]
