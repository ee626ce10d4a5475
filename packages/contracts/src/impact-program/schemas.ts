import { z } from 'zod'
import { coded, Language } from '../kit/index.ts'
import { Email, shownText } from '../users/index.ts'

/** The tiers that the program gives. */
export const impactTiers = ['grant_tier_1_2025_07_23', 'grant_tier_2_2025_07_23'] as const
export const ImpactTier = z.enum(impactTiers)
export type ImpactTier = z.infer<typeof ImpactTier>

/** The longest text of each field, in characters. */
export const impactLengths = {
  organization: 120,
  website: 300,
  country: 60,
  contact_name: 80,
  mission: 2000,
  planned_use: 2000,
} as const

/** Lines that a stranger writes and the operator reads, also in a terminal: what controls one is left out. */
const text = (max: number) => z.string().overwrite(readable).trim().min(1).max(max)

function readable(lines: string): string {
  return lines.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\P{Cc}\n\t\0]/gu, '')
}

/** Writes an address as browsers do, so that nothing in it passes for something else. */
function plainAddress(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address
}

/** What somebody tells who applies for the program. */
export const ImpactApplicationForm = z.object({
  organization: shownText(1, impactLengths.organization),
  website: z
    .string()
    .trim()
    .overwrite(plainAddress)
    .max(impactLengths.website)
    .pipe(z.url({ protocol: /^https?$/u, hostname: z.regexes.domain })),
  country: shownText(1, impactLengths.country),
  contact_name: shownText(1, impactLengths.contact_name),
  email: Email,
  /** What the organisation is there for. */
  mission: text(impactLengths.mission),
  /** What it would do with speech. */
  planned_use: text(impactLengths.planned_use),
  /** Whether it may be listed among the partners. */
  may_be_named: z.boolean().default(false),
  /** What mails about it are written in. */
  language: Language.default('en'),
})
export type ImpactApplicationForm = z.infer<typeof ImpactApplicationForm>

/** An organisation that has a grant, and agreed to be named. */
export const ImpactPartner = z.object({ name: z.string(), website: z.string(), country: z.string() })
export const ImpactPartners = z.object({ partners: z.array(ImpactPartner) })
export type ImpactPartners = z.infer<typeof ImpactPartners>

export const impactStates = ['open', 'approved', 'declined', 'ended'] as const

/** An application as whoever runs the instance sees it. */
export const ImpactApplication = z.object({
  application_id: z.string(),
  state: z.enum(impactStates),
  organization: z.string(),
  website: z.string(),
  country: z.string(),
  contact_name: z.string(),
  email: z.string(),
  mission: z.string(),
  planned_use: z.string(),
  may_be_named: z.boolean(),
  /** The grant that was decided on; null before. */
  tier: ImpactTier.nullable(),
  note: z.string(),
  created_at_unix: z.number().int(),
  decided_at_unix: z.number().int().nullable(),
  /** When the grant was given; null while nobody with this address has proven it. */
  given_at_unix: z.number().int().nullable(),
  /** Whose grant it is. */
  workspace_id: z.string().nullable(),
})
export type ImpactApplication = z.infer<typeof ImpactApplication>

export const ImpactApplicationsQuery = z.object({
  state: z.enum(['open', 'decided']).default('open'),
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})
export const ImpactApplicationsPage = z.object({
  applications: z.array(ImpactApplication),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type ImpactApplicationsPage = z.infer<typeof ImpactApplicationsPage>

export const impactDecisions = ['approve', 'decline', 'end'] as const
export const ImpactDecision = z.object({
  decision: z.enum(impactDecisions),
  /** Which grant; counts where it is approved. */
  tier: ImpactTier.default('grant_tier_1_2025_07_23'),
  /** What the applicant reads beside the decision. */
  note: z.string().trim().max(1000).default(''),
})
export const ImpactApplicationPath = z.object({ application_id: z.string().min(1).max(64) })
