import type { UserId } from '@vireo/contracts/kit'
import type { Agreement, GeoLocation } from '@vireo/contracts/users'

export type UserRow = {
  readonly id: UserId
  readonly email: string
  readonly email_verified_at: Date | null
  /** The address is somebody else's until it is proven: no address leads to this account. */
  readonly is_claimant: boolean
  readonly first_name: string | null
  /** The name that others see. */
  readonly public_name: string | null
  readonly locale: string
  readonly created_at: Date
  readonly api_key_preview: string | null
  /** May administer this instance. */
  readonly is_instance_admin: boolean
  /** Null is no data, which reads as completed. */
  readonly is_onboarding_completed: boolean | null
  readonly is_onboarding_checklist_completed: boolean | null
  readonly onboarding_survey: OnboardingSurveyRow | null
  readonly prompts_shown: PromptsShown
  /** Agreement name → Unix seconds. */
  readonly terms_agreed_to: Partial<Record<Agreement, number>>
  readonly accepted_bipa_terms: boolean
  readonly agrees_to_product_updates: boolean
  readonly ccpa_opt_out: boolean
  readonly geo_location: GeoLocation | null
  readonly is_in_probation: boolean
  readonly moderation_warning_dismissed: boolean
  /** Since when they sign in no longer; null for almost everybody. */
  readonly blocked_at: Date | null
}

/** Questions that were not answered are absent. */
type OnboardingSurveyRow = {
  readonly first_name?: string | null
  readonly role?: string | null
  readonly subrole?: string | null
  readonly timezone?: string | null
  readonly source?: string | null
}

type PromptsShown = {
  readonly long_content_use_projects?: boolean
  readonly dubbing_use_cases_banner?: boolean
  readonly natural_voices_offer?: boolean
}
