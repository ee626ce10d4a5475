import { messageEndpoints as messages } from '@vireo/contracts/productions'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { listHouseMessages } from './list-house-messages.ts'
import { listOrderMessages } from './list-order-messages.ts'
import { listTaskMessages } from './list-task-messages.ts'
import { presentMessage, presentMessages } from './message-page.ts'
import { sendHouseMessage } from './send-house-message.ts'
import { sendOrderMessage } from './send-order-message.ts'
import { sendTaskMessage } from './send-task-message.ts'

export const messageRoutes = defineRoutes((on) => {
  const written = { audit: unaudited('made content', 'what people write to each other about an order') }
  on(messages.listOrderMessages, listOrderMessages, presentMessages)
  on(messages.sendOrderMessage, sendOrderMessage, presentMessage, written)
  on(messages.listTaskMessages, listTaskMessages, presentMessages)
  on(messages.sendTaskMessage, sendTaskMessage, presentMessage, written)
  on(messages.listHouseMessages, listHouseMessages, presentMessages)
  on(messages.sendHouseMessage, sendHouseMessage, presentMessage, written)
})
