import { tiers } from '@vireo/contracts/users'
import { z } from 'zod'
import { list } from './schemas.ts'
import type { Settings } from './settings.ts'

/** Who may have an account, and what is asked of them. */
export const accountsSettings = {
  VIREO_SIGN_UP: { schema: z.enum(['open', 'invite', 'closed']).default('open'), doc: 'Who may create an account.' },
  VIREO_DEFAULT_TIER: { schema: z.enum(tiers).default('free'), doc: 'Plan of a new workspace.' },
  VIREO_STAFF_DOMAINS: {
    schema: list.pipe(z.array(z.hostname())).default([]),
    doc: 'Domains of mail addresses, comma-separated, whose owners are support staff once verified and with TOTP. None by default.',
  },
  VIREO_CAPTCHA: {
    schema: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
    doc: 'What a sign-up has to pass: a proof of work that asks nobody else, Google’s reCAPTCHA, or nothing.',
  },
  VIREO_RECAPTCHA_SITE_KEY: { schema: z.string().min(1).optional(), doc: 'Site key, with VIREO_CAPTCHA=recaptcha.' },
  VIREO_RECAPTCHA_SECRET: {
    schema: z.string().min(1).optional(),
    doc: 'Secret key, with VIREO_CAPTCHA=recaptcha.',
    secret: true,
  },
} as const satisfies Settings
