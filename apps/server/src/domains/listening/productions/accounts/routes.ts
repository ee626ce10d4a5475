import { producerAccountEndpoints as accounts, messageEndpoints as messages } from '@vireo/contracts/productions'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { getOrderInvoice } from './get-order-invoice.ts'
import { getProducerStatement } from './get-producer-statement.ts'
import { getProducerStats } from './get-producer-stats.ts'
import { listHouseMessages } from '../messages/list-house-messages.ts'
import { listOrderMessages } from '../messages/list-order-messages.ts'
import { listTaskMessages } from '../messages/list-task-messages.ts'
import { presentMessage, presentMessages } from '../messages/message-page.ts'
import { sendHouseMessage } from '../messages/send-house-message.ts'
import { sendOrderMessage } from '../messages/send-order-message.ts'
import { sendTaskMessage } from '../messages/send-task-message.ts'

export const accountRoutes = defineRoutes((on) => {
  const written = { audit: unaudited('made content', 'what people write to each other about an order') }
  on(accounts.getStats, getProducerStats, (stats) => stats)
  on(accounts.getStatement, getProducerStatement, (statement) => statement)
  on(accounts.getInvoice, getOrderInvoice, (invoice) => invoice)
  on(messages.listOrderMessages, listOrderMessages, presentMessages)
  on(messages.sendOrderMessage, sendOrderMessage, presentMessage, written)
  on(messages.listTaskMessages, listTaskMessages, presentMessages)
  on(messages.sendTaskMessage, sendTaskMessage, presentMessage, written)
  on(messages.listHouseMessages, listHouseMessages, presentMessages)
  on(messages.sendHouseMessage, sendHouseMessage, presentMessage, written)
})
