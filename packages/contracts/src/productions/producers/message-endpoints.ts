import { defineEndpoint } from '../../kit/index.ts'
import { HouseOrderPath } from '../house/index.ts'
import { OrderPath } from '../orders/schemas.ts'
import * as shapes from './message-schemas.ts'
import { TaskPath } from './task-schemas.ts'

const root = '/v1/productions'
const ofOrder = `${root}/orders/:order_id/messages` as const
const ofTask = `${root}/producers/:user_id/tasks/:task_id/messages` as const
const ofHouse = '/v1/admin/productions/orders/:production_order/messages'
const pages = ['invalid_cursor', 'invalid_page_size'] as const
const full = 'production_messages_full'
const listed = { query: shapes.MessagesQuery, success: { status: 200, schema: shapes.OrderMessages } } as const
const sent = { success: { status: 200, schema: shapes.OrderMessage } } as const

/** What buyer, producers and the house write to each other. */
export const messageEndpoints = {
  listOrderMessages: defineEndpoint({
    id: 'productions.listOrderMessages',
    method: 'GET',
    path: ofOrder,
    summary: 'List what was written about an order, newest first',
    access: { scope: 'productions_read' },
    params: OrderPath,
    ...listed,
    errors: ['production_order_not_found', ...pages],
  }),
  sendOrderMessage: defineEndpoint({
    id: 'productions.sendOrderMessage',
    method: 'POST',
    path: ofOrder,
    summary: 'Write to those who work on an order, or on one recording of it, and to whoever runs the instance',
    access: { scope: 'productions_write' },
    params: OrderPath,
    body: shapes.OrderMessageForm,
    ...sent,
    errors: ['production_order_not_found', 'production_task_not_found', 'production_order_state', full],
  }),
  listTaskMessages: defineEndpoint({
    id: 'productions.listTaskMessages',
    method: 'GET',
    path: ofTask,
    summary: 'List what was written about a task, and about the whole order, newest first',
    access: { scope: 'user_read' },
    params: TaskPath,
    ...listed,
    errors: ['production_task_not_found', ...pages],
  }),
  sendTaskMessage: defineEndpoint({
    id: 'productions.sendTaskMessage',
    method: 'POST',
    path: ofTask,
    summary: 'Write about a task to its buyer, and to whoever runs the instance',
    access: { scope: 'user_write' },
    params: TaskPath,
    body: shapes.TaskMessageForm,
    ...sent,
    errors: ['production_task_not_found', 'production_order_state', full],
  }),
  listHouseMessages: defineEndpoint({
    id: 'productions.listHouseMessages',
    method: 'GET',
    path: ofHouse,
    summary: 'List what was written about an order of anybody; for whoever runs the instance',
    access: 'signed-in',
    params: HouseOrderPath,
    ...listed,
    errors: ['operator_only', 'production_order_not_found', ...pages],
  }),
  sendHouseMessage: defineEndpoint({
    id: 'productions.sendHouseMessage',
    method: 'POST',
    path: ofHouse,
    summary: 'Write to buyer and producers of an order, as whoever runs the instance',
    access: 'signed-in',
    params: HouseOrderPath,
    body: shapes.OrderMessageForm,
    ...sent,
    errors: ['operator_only', 'production_order_not_found', 'production_task_not_found', 'production_order_state'],
  }),
} as const
