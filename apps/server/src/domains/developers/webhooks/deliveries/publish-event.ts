import type { PublicEventType, WorkspaceId } from '@vireo/contracts/kit'
import { eventGroups, eventsOfGroup } from '@vireo/contracts/webhooks'
import type { Context } from '#kernel/context.ts'
import type { EventTrace } from '#kernel/outbox-store.ts'
import { transaction } from '#kernel/transaction.ts'
import { listNoticeWebhooks } from '#workspaces/settings/index.ts'
import { bodyOf } from './body-of.ts'
import { queueDeliveries } from './queue-delivery.ts'
import { listListeners } from '../webhook-store.ts'

export type PublicNews = {
  readonly type: PublicEventType
  readonly version: number
  /** Whose webhooks hear of it. */
  readonly workspaceId: WorkspaceId
  /** What the declaration of the event tells. */
  readonly data: unknown
}

/** Queues an event for every webhook of a workspace that listens to it. Safe to repeat. */
export async function publishEvent(
  ctx: Context,
  { type, version, workspaceId, data }: PublicNews,
  event: EventTrace,
): Promise<void> {
  const listeners = await listenersTo(ctx, workspaceId, type)
  if (listeners.length === 0) return
  const body = bodyOf({ type, version, id: event.id, at: event.at, data })
  await transaction(ctx, (ctx) =>
    queueDeliveries(
      ctx,
      listeners.map((webhookId) => ({
        id: ctx.newId('webhookDelivery'),
        webhook_id: webhookId,
        workspace_id: workspaceId,
        event_id: event.id,
        type,
        kind: 'event' as const,
        body,
      })),
    ),
  )
}

/** Lists the webhooks that listen to an event or a group it is in, and those that the workspace chose for its kind. */
async function listenersTo(ctx: Context, workspaceId: WorkspaceId, type: PublicEventType): Promise<string[]> {
  const groups = eventGroups.filter((group) => eventsOfGroup[group].includes(type))
  const chosen = groups.includes('voice_library_removal_notice') ? await listNoticeWebhooks(ctx, workspaceId) : []
  return listListeners(ctx, workspaceId, [type, ...groups], chosen)
}
