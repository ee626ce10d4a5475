import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'
import { list } from '#settings/schemas.ts'

/** Settings about who may have an account, what is required of them, and as what the product presents itself. */
export const identitySettings = defineSettings(
  {
    VIREO_SIGN_UP: { schema: z.enum(['open', 'invite', 'closed']).default('open'), doc: 'Who may create an account.' },
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
    VIREO_READER_HOST_MARKER: {
      schema: z.string().default('reader'),
      doc: 'Hosts that contain it show the product as the reader. Set it to - to switch that off.',
    },
    VIREO_AGENTS_HOST_MARKER: {
      schema: z.string().default('agents'),
      doc: 'Hosts that contain it show the product as the voice agents’. Set it to - to switch that off.',
    },
  },
  (config) => {
    const recaptcha = [config.VIREO_RECAPTCHA_SITE_KEY, config.VIREO_RECAPTCHA_SECRET].filter(Boolean).length
    const fits = config.VIREO_CAPTCHA === 'recaptcha' ? recaptcha === 2 : recaptcha === 0
    return fits
      ? []
      : ['VIREO_CAPTCHA=recaptcha goes together with VIREO_RECAPTCHA_SITE_KEY and VIREO_RECAPTCHA_SECRET.']
  },
)
