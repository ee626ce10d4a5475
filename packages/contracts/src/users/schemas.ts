import { z } from 'zod'
import { OnboardingChecklist } from './onboarding-checklist.ts'
import { Subscription } from './subscription.ts'

/** Mail addresses are compared without case and without surrounding blanks. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())

export const SeatType = z.enum(['workspace_admin', 'workspace_member', 'workspace_lite_member'])
export type SeatType = z.infer<typeof SeatType>

/** A second factor as it can be shown: whether it is on, and what to recognise it by. */
export const MfaFactor = z.object({ enabled: z.boolean(), masked: z.string().nullable() })
export type MfaFactor = z.infer<typeof MfaFactor>

/** Where somebody is, as coarse as a country, a region and a city; codes and names as ISO 3166 and databases write them. */
export const GeoLocation = z.object({
  region: z.string().max(100).nullable(),
  country: z.string().max(100).nullable(),
  city: z.string().max(100).nullable(),
})
export type GeoLocation = z.infer<typeof GeoLocation>

/** What people can agree to besides signing up; the document keeps when they did. */
export const agreements = [
  'conversational_ai_agreement',
  'voice_design_agreement',
  'licensing',
  'privacy',
  'content',
  'publishing_payouts_agreement',
  'batch_calling_agreement',
] as const
export type Agreement = (typeof agreements)[number]

const SurveyAnswer = z.string().max(200).nullable()
export const OnboardingSurvey = z.object({
  first_name: SurveyAnswer,
  role: SurveyAnswer,
  subrole: SurveyAnswer,
  timezone: SurveyAnswer,
  source: SurveyAnswer,
})

/** The user document: what the public clients read, and what the web app needs besides. */
export const User = z.object({
  user_id: z.string(),
  workspace_id: z.string(),
  email: z.string(),
  is_email_verified: z.boolean(),
  first_name: z.string().nullable(),
  subscription: Subscription,
  seat_type: SeatType,
  created_at: z.number().int(),
  created_at_unix: z.number().int(),
  is_new_user: z.boolean(),
  can_use_delayed_payment_methods: z.boolean(),
  is_onboarding_completed: z.boolean(),
  is_onboarding_checklist_completed: z.boolean(),
  show_compliance_terms: z.boolean(),
  is_api_key_hashed: z.boolean(),
  xi_api_key: z.null(),
  xi_api_key_preview: z.string().nullable(),
  backup_code_hash: z.null(),
  public_user_id: z.string().nullable(),
  public_user_name: z.string().nullable(),
  profile_page_handle: z.string().nullable(),
  agrees_to_product_updates: z.boolean(),
  totp_mfa_factor: MfaFactor,
  sms_mfa_factor: MfaFactor,
  prompts_shown: z.object({
    long_content_use_projects: z.boolean(),
    dubbing_use_cases_banner: z.boolean(),
    /** Ours: natural voices were offered, and are not to be offered again. */
    natural_voices_offer: z.boolean(),
  }),
  /** When each was agreed to, in Unix seconds; absent is not yet. */
  terms_agreed_to: z.partialRecord(z.enum(agreements), z.number().int()),
  onboarding_survey: OnboardingSurvey.nullable(),
  /** Null until there is one. */
  onboarding_checklist: OnboardingChecklist.nullable(),
  /** Always null: nothing says what would be in it, and `GET /v1/voices` lists them. Decision 0162. */
  voices: z.null(),
  audio_native: z.null(),
  ccpa_opt_out: z.boolean(),
  geo_location: GeoLocation.nullable(),
  accepted_bipa_terms: z.boolean(),
  is_in_probation: z.boolean(),
  moderation_warning_dismissed: z.boolean(),
  is_producer: z.boolean(),
  referral_link_code: z.string().nullable(),
  partnerstack_partner_default_link: z.string().nullable(),
  locale: z.string(),
})
export type User = z.infer<typeof User>

// Control characters, halves of pairs, line separators, and what turns the direction of reading. The joiners
// stay: several scripts and many emoji are written with them.
const misleading = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Creates the schema of a name for display: trimmed, without control characters, with lengths in code points. */
export function shownText(charactersMin: number, charactersMax: number) {
  return z
    .string()
    .trim()
    .refine((name) => (name === '' && charactersMin === 0) || visible.test(name), 'Enter a name.')
    .refine((name) => [...name].length <= charactersMax, `Use at most ${charactersMax} characters.`)
    .refine((name) => !misleading.test(name), 'Use visible characters only.')
}

export const PublicUserName = shownText(1, 64)

/** A language of the interface, as BCP 47 writes it: `en`, `de`, `pt-BR`. */
export const Locale = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'This is not a language tag.')

/** What the sign-up and the shell report about the account. */
export const UserMetadata = z.object({
  agrees_to_product_updates: z.boolean().optional(),
  geo_location: GeoLocation.nullable().optional(),
})
export type UserMetadata = z.infer<typeof UserMetadata>

/** What people may change about themselves. Agreements are made, never unmade; their time is the server's. */
export const UpdateUser = z.object({
  first_name: shownText(0, 100).nullable().optional(),
  locale: Locale.optional(),
  optOutCCPA: z.boolean().optional(),
  accepted_bipa_terms: z.literal(true).optional(),
  terms_agreed_to: z.partialRecord(z.enum(agreements), z.union([z.literal(true), z.number().int()])).optional(),
  is_onboarding_completed: z.boolean().optional(),
  is_onboarding_checklist_completed: z.boolean().optional(),
  onboarding_survey: OnboardingSurvey.partial().optional(),
  prompts_shown: z
    .object({
      long_content_use_projects: z.boolean(),
      dubbing_use_cases_banner: z.boolean(),
      natural_voices_offer: z.boolean(),
    })
    .partial()
    .optional(),
  moderation_warning_dismissed: z.literal(true).optional(),
})
export type UpdateUser = z.infer<typeof UpdateUser>
