import { z } from 'zod'
import { OnboardingItemId } from '../users/index.ts'

/** A visit as its browser tells of it. */
const BrowserEventReport = z.object({
  event: z.string().min(1).max(64),
  path: z.string().startsWith('/').max(500),
  /** Where somebody came from: the name of a campaign, or the host of the page before. */
  source: z.string().max(200).nullish(),
  /** How long ago it was, in milliseconds: what waited in memory for a decision is older than the request. */
  ago_ms: z.number().int().min(0).max(3_600_000).default(0),
})

export const VisitEvents = z.object({
  /** Made up by the browser, and nobody's account. */
  visitor: z.string().regex(/^[\w-]{16,64}$/u, 'Use 16 to 64 letters, digits, - and _.'),
  /** On what ground it is told. There are no others. */
  consent: z.enum(['granted', 'not_applicable']),
  events: z.array(BrowserEventReport).min(1).max(10),
})
export type VisitEvents = z.infer<typeof VisitEvents>

/** What the pages of this instance have to know before anybody is asked. */
export const VisitSettings = z.object({
  /** Whether visits are counted here at all; where they are not, nobody is asked. */
  counts_visits: z.boolean(),
  /** The script of a partner programme, which needs consent as well; null where there is none. */
  affiliate_script: z.string().nullable(),
  /** Whether others than whoever runs this instance are told what may leave. */
  tells_others: z.boolean(),
})
export type VisitSettings = z.infer<typeof VisitSettings>

const Short = z.string().max(500).nullish()
const Address = z.string().max(320)

/** Which advertisement somebody came from. */
export const AdvertisingVisit = z.object({
  email: z.union([Address, z.object({ email: Address.nullish() })]).nullish(),
  event_type: z.string().min(1).max(100),
  gclid: Short,
  utm_source: Short,
  utm_medium: Short,
  utm_campaign: Short,
  utm_term: Short,
  utm_content: Short,
})

/** Days in UTC, both counted. */
const Day = z.iso.date()
export const VisitReportQuery = z.object({ from: Day, to: Day })

const Counted = z.object({
  visitors: z.number().int(),
  page_views: z.number().int(),
  sign_ups: z.number().int(),
  first_generations: z.number().int(),
  new_payers: z.number().int(),
})
export type VisitCounts = z.infer<typeof Counted>

/** What came of visits in a time. */
export const VisitReport = z.object({
  totals: Counted,
  /** Days on which something happened. */
  days: z.array(Counted.extend({ day: z.string() })),
  /** What became of those who signed up in this time, whenever it did. */
  of_sign_ups: z.object({ generated: z.number().int(), paid: z.number().int() }),
  /** The most viewed first, at most 50; what could name somebody is a star. */
  pages: z.array(z.object({ path: z.string(), visitors: z.number().int(), page_views: z.number().int() })),
  /** The first source of a visitor in this time; null came by themselves. At most 50. */
  sources: z.array(z.object({ source: z.string().nullable(), visitors: z.number().int() })),
  /** Null is where this instance cannot know. At most 50. */
  countries: z.array(z.object({ country: z.string().nullable(), visitors: z.number().int() })),
  /** The first steps of the checklist that were taken in this time, the most taken first. */
  first_steps: z.array(z.object({ item_id: OnboardingItemId, people: z.number().int() })),
})
export type VisitReport = z.infer<typeof VisitReport>
