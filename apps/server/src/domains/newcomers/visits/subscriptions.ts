import { defineSubscription } from '#jobs/define-subscription.ts'
import { findUser } from '#users'
import { noteFact } from './events/note-fact.ts'
import { awaitsFirstGeneration } from './events/event-store.ts'
import { subscriptionFact } from './events/subscription-fact.ts'

export const visitsSubscriptions = [
  defineSubscription('history.item-recorded', 'visits.note-first-generation', async (ctx, { userId }) => {
    if (await awaitsFirstGeneration(ctx, userId)) await noteFact(ctx, { name: 'first_generation', userId })
  }),
  defineSubscription('onboarding.item-completed', 'visits.note-step', async (ctx, { userId, itemId }, { id }) => {
    if (await findUser(ctx, userId)) await noteFact(ctx, { name: `completed_${itemId}`, userId, factId: id })
  }),
  defineSubscription('billing.subscription-changed', 'visits.note-subscription', async (ctx, change, { id }) => {
    await noteFact(ctx, { name: subscriptionFact(change), workspaceId: change.workspaceId, factId: id })
  }),
]
