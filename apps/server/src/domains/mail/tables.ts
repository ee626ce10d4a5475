/** What a mail says, before it is drawn as text or as a page. */
export type MailContent = {
  readonly paragraphs: readonly string[]
  /** The one thing to do, as a button. */
  readonly action?: { readonly label: string; readonly url: string } | undefined
  /** For mails nobody has to receive. */
  readonly unsubscribeUrl?: string | undefined
}

export type LetterRow = {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly kind: string
  readonly recipient: string
  /** Empty for text messages. */
  readonly subject: string
  /** Null once a carrier has taken it. */
  readonly content: MailContent | null
  readonly state: 'waiting' | 'kept' | 'sent' | 'failed'
  readonly last_error: string | null
  readonly created_at: Date
}
