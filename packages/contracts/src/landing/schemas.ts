import { z } from 'zod'

/** What somebody may try without an account. */
export const landingLimits = {
  /** Recordings of one address within a day. */
  perDay: 3,
  charactersMax: 200,
} as const

/** Which page of a language; what it cannot be is not there, like any other that there is not. */
export const LanguagePagePath = z.object({
  language_slug: z.string().overwrite((slug) => (/^[\w-]{1,60}$/u.test(slug) ? slug : '')),
})

/** What somebody without an account wants to hear. */
export const LandingSpeech = z.object({
  text: z.string().max(2000),
  voice_id: z.string().min(1).max(64),
  /** A solved captcha; asked for while unusually many people without an account want to hear something. */
  captcha_token: z.string().max(10_000).nullish(),
})

/** The language in which a page is written; what is not spoken is as if it were absent. */
export const PageQuery = z.object({ lang: z.string().max(100).optional() })
