import type { MailContent, SealedContent } from './mail-content.ts'

export type { MailContent, SealedContent } from './mail-content.ts'

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
