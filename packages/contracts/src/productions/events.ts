import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'

/** What happened to orders. */
export const productionsEvents = {
  'productions.order-moved': z.object({
    workspaceId: z.string(),
    orderId: z.string(),
    changeId: z.string(),
    state: z.string(),
    isSandbox: z.boolean(),
  }),
  'productions.order-delivered': z.object({
    workspaceId: z.string(),
    orderId: z.string(),
    changeId: z.string(),
    isSandbox: z.boolean(),
  }),
} as const

/** What webhooks are told of this slice, by the `type` in the body. */
export const productionsPublicEvents = {
  production_order_changed: definePublicEvent(productionsEvents, 'productions.order-moved', {
    summary: 'An order of work on recordings is in another state.',
    version: 1,
    data: z.object({ order_id: z.string(), state: z.string(), sandbox: z.boolean() }),
    tell: (event) => ({ order_id: event.orderId, state: event.state, sandbox: event.isSandbox }),
  }),
  production_order_delivered: definePublicEvent(productionsEvents, 'productions.order-delivered', {
    summary: 'Everything of an order has been delivered, and can be accepted.',
    version: 1,
    data: z.object({ order_id: z.string(), sandbox: z.boolean() }),
    tell: (event) => ({ order_id: event.orderId, sandbox: event.isSandbox }),
  }),
} as const
