import { defineSubscription } from '#jobs/define-subscription.ts'
import { noteFact } from './events/note-fact.ts'
import { awaitsFirstGeneration } from './events/event-store.ts'
import { subscriptionFact } from './events/subscription-fact.ts'

export const visitsSubscriptions = [
  defineSubscription('history.item-recorded', 'visits.note-first-generation', async (ctx, { userId }) => {
    if (await awaitsFirstGeneration(ctx, userId)) await noteFact(ctx, { name: 'first_generation', userId })
  }),
  defineSubscription('billing.subscription-changed', 'visits.note-subscription', async (ctx, change, { id }) => {
    await noteFact(ctx, { name: subscriptionFact(change), workspaceId: change.workspaceId, factId: id })
  }),
]
