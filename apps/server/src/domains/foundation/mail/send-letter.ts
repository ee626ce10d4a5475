import { enqueue } from '#jobs/enqueue.ts'
import type { Language } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { deliverLetterJob } from './deliver-letter-job.ts'
import { insertLetter } from './letter-store.ts'
import type { LetterRow, MailContent } from './tables.ts'

export type SendMail = MailContent & {
  /** Slice and occasion, for the outbox and for tests: `identity.verify-email`. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  /** What it is written in: that of who reads it. */
  readonly language: Language
}

export type SendSms = {
  readonly kind: string
  /** E.164: a plus sign and digits. */
  readonly to: string
  readonly text: string
}

/**
 * Stores a mail in the caller's transaction, or one of its own; after the commit a job delivers it, with retries, or
 * keeps it for the outbox page where no SMTP server is configured. Always takes two statements.
 */
export function sendMail(ctx: Context, { kind, to, subject, ...content }: SendMail): Promise<void> {
  return send(ctx, { channel: 'mail', kind, recipient: to, subject, content })
}

/**
 * Stores a text message in the caller's transaction, or one of its own; a job delivers it after the commit, like a
 * mail.
 */
export function sendSms(ctx: Context, { kind, to, text }: SendSms): Promise<void> {
  return send(ctx, { channel: 'sms', kind, recipient: to, subject: '', content: { paragraphs: [text] } })
}

function send(
  ctx: Context,
  letter: Pick<LetterRow, 'channel' | 'kind' | 'recipient' | 'subject' | 'content'>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const id = ctx.newId('letter')
    await insertLetter(ctx, { ...letter, id, created_at: ctx.now() })
    await enqueue(ctx, deliverLetterJob, { letterId: id })
  })
}
