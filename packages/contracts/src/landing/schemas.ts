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

/** The language in which a page is written; what is not spoken is as if it were absent. */
export const PageQuery = z.object({ lang: z.string().max(100).optional() })
