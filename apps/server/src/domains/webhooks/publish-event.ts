import type { PublicEventType, publicEvents } from '@vireo/contracts'
import type { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import type { EventTrace } from '../../kernel/outbox-store.ts'
import { transaction } from '../../kernel/transaction.ts'
import { bodyOf } from './body-of.ts'
import { queueDeliveries } from './queue-delivery.ts'
import { listListeners } from './webhook-store.ts'

export type PublicData<T extends PublicEventType> = z.input<(typeof publicEvents)[T]['data']>

export type PublicNews<T extends PublicEventType> = {
  readonly type: T
  /** Whose webhooks hear of it. */
  readonly workspaceId: string
  readonly data: PublicData<T>
}

/** Queues an event for every webhook of a workspace that listens to it. Repeating it is harmless. */
export async function publishEvent<T extends PublicEventType>(
  ctx: Context,
  { type, workspaceId, data }: PublicNews<T>,
  event: EventTrace,
): Promise<void> {
  const listeners = await listListeners(ctx, workspaceId, type)
  if (listeners.length === 0) return
  const body = bodyOf({ type, id: event.id, at: event.at, data })
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
