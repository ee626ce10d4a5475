import { z } from 'zod'
import { shownText } from '../users/index.ts'

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

/** Which of several pages of a kind; what it cannot be is not there. */
export const ContentPath = z.object({
  content_name: z.string().overwrite((name) => (/^[a-z0-9][a-z0-9-]{0,79}$/u.test(name) ? name : '')),
})

/** What is looked for among all voices; what cannot be meant is as if it were absent. */
export const VoicesQuery = PageQuery.extend({
  search: z.string().max(500).optional(),
  language: z.string().max(100).optional(),
  page: z.string().max(20).optional(),
})

/** What somebody without an account may have judged. */
export const verifyLimits = { perHour: 10, fileBytesMax: 50_000_000 } as const

/** There is nothing to say beside the recording, which is the file `file`. */
export const VerifyFields = z.object({})

/** How often somebody may write to whoever runs the instance, and how much. */
export const contactLimits = { perDay: 5, nameMax: 100, messageMax: 3000 } as const

/** What somebody outside writes to whoever runs the instance. */
export const ContactMessage = z.object({
  name: shownText(1, contactLimits.nameMax),
  email: z.email().max(254),
  organisation: z.union([z.literal(''), shownText(1, contactLimits.nameMax)]).default(''),
  message: z.string().trim().min(1).max(contactLimits.messageMax),
})
export type ContactMessage = z.infer<typeof ContactMessage>
