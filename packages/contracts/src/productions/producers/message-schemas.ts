import { z } from 'zod'
import { coded, idOf } from '../../kit/index.ts'
import { producerLimits } from './limits.ts'

const text = z.string().min(1).max(64)
export const orderMessageAuthors = ['buyer', 'producer', 'house'] as const

export const OrderMessageForm = z.object({ text: z.string().trim().min(1).max(producerLimits.messageMax) })
/** Of the house: to everybody about the order, or about one assignment. */
export const HouseMessageForm = OrderMessageForm.extend({
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
export const OrderMessages = z.object({
  messages: z.array(OrderMessage),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type OrderMessages = z.infer<typeof OrderMessages>
