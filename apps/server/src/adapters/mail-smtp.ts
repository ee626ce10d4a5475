import { createTransport } from 'nodemailer'
import { type MailCarrier, UndeliverableError } from '../ports/carriers.ts'

export type SmtpOptions = {
  /** `smtp://` or `smtps://`, with the account in it. */
  readonly url: string
  readonly from: string
}

/**
 * Creates a carrier that sends mails to an SMTP server (RFC 5321) over a few connections, which stay open while there
 * is something to send.
 */
export function createSmtpCarrier({ url, from }: SmtpOptions): MailCarrier & { close(): void } {
  const transport = createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: 10_000 })
  const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return {
    async deliver({ id, to, subject, text, html, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          ...(unsubscribeUrl && { headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` } }),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw isFinal(error) ? new UndeliverableError(messageOf(error), { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Tells whether a delivery failed for good. A 5xx about the recipient or the message does; one about our account or
 * sender address may be put right.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return false
  const command = 'command' in error ? error.command : undefined
  return error.responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
