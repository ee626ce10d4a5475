import { z } from 'zod'

/** How loud a message is: something to know, something that went well, something to check, something that is wrong. */
export const MessageSeverity = z.enum(['info', 'success', 'warning', 'error'])
export type MessageSeverity = z.infer<typeof MessageSeverity>

/** One message to a person, shown in the product. */
export const Message = z.object({
  message_id: z.string(),
  severity: MessageSeverity,
  title: z.string(),
  description: z.string(),
  /** Stays marked until it is read. */
  needs_attention: z.boolean(),
  create_date_unix_ms: z.number().int(),
  has_been_read: z.boolean(),
})
export type Message = z.infer<typeof Message>

export const MessagePage = z.object({
  /** Newest first. */
  messages: z.array(Message),
  /** Of all messages, not only of this page. */
  unread_count: z.number().int(),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type MessagePage = z.infer<typeof MessagePage>
