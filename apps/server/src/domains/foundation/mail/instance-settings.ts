import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'

/** Settings of the carriers for mails and text messages. */
export const mailSettings = defineSettings(
  {
    VIREO_SMTP_URL: {
      schema: z
        .string()
        .regex(/^smtps?:\/\/[^/]/, 'It begins with smtp:// or smtps://.')
        .optional(),
      doc: 'SMTP server for mails: smtp://user:password@host:port. Without it, mails stay in the outbox.',
      secret: true,
    },
    VIREO_MAIL_FROM: {
      schema: z.string().regex(/@/, 'It is a mail address.').optional(),
      doc: 'Sender of mails, like “Vireo <no-reply@example.org>”. Default: no-reply at the public address.',
    },
    VIREO_SMS_URL: {
      schema: z.url().optional(),
      doc: 'Gateway for text messages; gets {id, to, text} as JSON. Without it, they stay in the outbox.',
    },
    VIREO_SMS_TOKEN: { schema: z.string().optional(), doc: 'Bearer token of the gateway.', secret: true },
  },
  (config) => (config.VIREO_SMS_TOKEN && !config.VIREO_SMS_URL ? ['VIREO_SMS_TOKEN needs VIREO_SMS_URL.'] : []),
)
