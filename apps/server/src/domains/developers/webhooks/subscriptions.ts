import { type PublicEvent, publicEventTypes, type PublicEventType } from '@vireo/contracts/kit'
import { publicEvents } from '@vireo/contracts'
import { defineSubscription, type Subscription } from '#jobs/define-subscription.ts'
import { publishEvent } from './deliveries/publish-event.ts'

/** Tells webhooks of every fact for which a slice declares a public event. */
export const webhookSubscriptions: readonly Subscription[] = publicEventTypes.map(subscriptionFor)

function subscriptionFor(type: PublicEventType): Subscription {
  const declared: PublicEvent = publicEvents[type]
  return defineSubscription(publicEvents[type].of, `webhooks.${type}`, (ctx, fact, event) => {
    // Somebody who acts in one workspace may have changed something in another, which the event then names.
    const workspaceId = 'workspaceId' in fact ? fact.workspaceId : ctx.workspaceId
    return publishEvent(ctx, { type, version: declared.version, workspaceId, data: declared.tell(fact) }, event)
  })
}
