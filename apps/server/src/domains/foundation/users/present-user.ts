import type { User } from '@vireo/contracts/users'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { UserDocument } from './get-user.ts'

/** Presents the user document. Keys and backup codes are never in it; what no slice provides yet is null. */
export function presentUser(document: UserDocument): User {
  const { user, workspaceId, subscription, seatType, factors, publisherId, profileHandle, checklist, referralCode } =
    document
  const survey = user.onboarding_survey
  const isOnboardingCompleted = user.is_onboarding_completed ?? true
  const createdAt = unixSeconds(user.created_at)
  return {
    user_id: user.id,
    workspace_id: workspaceId,
    email: user.email,
    is_email_verified: user.email_verified_at !== null,
    first_name: user.first_name,
    subscription,
    seat_type: seatType,
    created_at: createdAt,
    created_at_unix: createdAt,
    is_new_user: !isOnboardingCompleted,
    can_use_delayed_payment_methods: false,
    is_onboarding_completed: isOnboardingCompleted,
    is_onboarding_checklist_completed: user.is_onboarding_checklist_completed ?? true,
    show_compliance_terms: false,
    is_api_key_hashed: true,
    xi_api_key: null,
    xi_api_key_preview: user.api_key_preview,
    backup_code_hash: null,
    public_user_id: publisherId,
    public_user_name: user.public_name,
    profile_page_handle: profileHandle,
    agrees_to_product_updates: user.agrees_to_product_updates,
    totp_mfa_factor: factors.totp,
    sms_mfa_factor: factors.sms,
    prompts_shown: {
      long_content_use_projects: user.prompts_shown.long_content_use_projects ?? false,
      dubbing_use_cases_banner: user.prompts_shown.dubbing_use_cases_banner ?? false,
      natural_voices_offer: user.prompts_shown.natural_voices_offer ?? false,
    },
    terms_agreed_to: user.terms_agreed_to,
    onboarding_survey: survey && {
      first_name: survey.first_name ?? null,
      role: survey.role ?? null,
      subrole: survey.subrole ?? null,
      timezone: survey.timezone ?? null,
      source: survey.source ?? null,
    },
    onboarding_checklist: checklist,
    voices: null,
    audio_native: null,
    ccpa_opt_out: user.ccpa_opt_out,
    geo_location: user.geo_location,
    accepted_bipa_terms: user.accepted_bipa_terms,
    is_in_probation: user.is_in_probation,
    moderation_warning_dismissed: user.moderation_warning_dismissed,
    is_producer: false,
    referral_link_code: referralCode,
    partnerstack_partner_default_link: null,
    locale: user.locale,
  }
}
