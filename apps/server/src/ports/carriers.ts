/** A mail as it leaves the house. */
export type OutgoingMail = {
  /** Stays the same when a delivery is repeated, so that mail programs show it once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a click ends mails of this kind (RFC 2369); only for what nobody has to receive. */
  readonly unsubscribeUrl?: string | undefined
}

/** Brings mails to people. Rejects with `UndeliverableError` when trying again is of no use. */
export type MailCarrier = { deliver(mail: OutgoingMail): Promise<void> }

export type OutgoingSms = { readonly id: string; readonly to: string; readonly text: string }

/** Brings text messages to people, in the same way. */
export type SmsCarrier = { deliver(sms: OutgoingSms): Promise<void> }

/** The other side will never take this one. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'
}
