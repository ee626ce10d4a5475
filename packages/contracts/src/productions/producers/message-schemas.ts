import { z } from 'zod'
import { coded, idOf } from '../../kit/index.ts'
import { Service } from '../orders/services.ts'
import { producerLimits } from './limits.ts'

const text = z.string().min(1).max(64)
export const orderMessageAuthors = ['buyer', 'producer', 'house'] as const

/** About the task that its writer has. */
export const TaskMessageForm = z.object({ text: z.string().trim().min(1).max(producerLimits.messageMax) })
/** To everybody about the order, or about one assignment. */
export const OrderMessageForm = TaskMessageForm.extend({
  description_id: idOf('productionAssignment', text).nullable().default(null),
})
export const MessagesQuery = z.object({
  cursor: coded('invalid_cursor', text).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})

/** What somebody wrote, who is named by what they are. */
export const OrderMessage = z.object({
  message_id: z.string(),
  author: z.enum(orderMessageAuthors),
  is_own: z.boolean(),
  /** Null where it is about the whole order. */
  description_id: z.string().nullable(),
  text: z.string(),
  created_at: z.string(),
})
export type OrderMessage = z.infer<typeof OrderMessage>
/** What of an order can be written about alone: a recording in one language. */
export const MessageSubject = z.object({
  description_id: z.string(),
  service: Service,
  source_language: z.string(),
  target_language: z.string(),
  recording: z.string().nullable(),
})
export type MessageSubject = z.infer<typeof MessageSubject>
export const OrderMessages = z.object({
  messages: z.array(OrderMessage),
  /** On the first page alone. */
  subjects: z.array(MessageSubject),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type OrderMessages = z.infer<typeof OrderMessages>
