import { z } from 'zod'

/** What a mail says, before it is drawn as text or as a page. */
export const MailContentShape = z.object({
  paragraphs: z.array(z.string()).readonly(),
  /** The one thing to do, as a button. */
  action: z.object({ label: z.string(), url: z.string() }).readonly().optional(),
  /** For mails nobody has to receive. */
  unsubscribeUrl: z.string().optional(),
})
export type MailContent = Readonly<z.infer<typeof MailContentShape>>

/** The same under the instance key: how a letter lies here that nobody has taken yet. */
export type SealedContent = { readonly sealed: string }

export type LetterRow = {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly kind: string
  readonly recipient: string
  /** Empty for text messages. */
  readonly subject: string
  /** Null once a carrier has taken it. */
  readonly content: MailContent | SealedContent | null
  readonly state: 'waiting' | 'kept' | 'sent' | 'failed'
  readonly last_error: string | null
  readonly created_at: Date
}
