import { Subscription, SubscriptionDocument, type Tier, User } from '@vireo/contracts/users'

const free: SubscriptionDocument = {
  tier: 'free',
  status: 'free',
  character_count: 0,
  character_limit: 10_000,
  max_character_limit_extension: 0,
  max_credit_limit_extension: 0,
  can_extend_character_limit: false,
  allowed_to_extend_character_limit: false,
  next_character_count_reset_unix: 1_800_000_000,
  voice_slots_used: 0,
  professional_voice_slots_used: 0,
  professional_voice_slots_used_in_workspace: 0,
  voice_limit: 3,
  max_voice_add_edits: 55,
  voice_add_edit_counter: 0,
  professional_voice_limit: 0,
  can_extend_voice_limit: false,
  can_use_instant_voice_cloning: false,
  can_use_professional_voice_cloning: false,
  can_use_audio_native: false,
  audio_formats: { mp3_bitrate_kbps_max: 128, pcm_sample_rate_hz_max: 32_000 },
  currency: null,
  current_overage: { amount: '0.00', currency: 'usd' },
  billing_period: null,
  character_refresh_period: 'monthly_period',
  next_invoice: null,
  open_invoices: [],
  has_open_invoices: false,
  pending_change: null,
  has_used_starter_coupon_on_account: false,
  has_used_creator_coupon_on_account: false,
  billing_provider: 'sandbox',
  is_isolated_environment: false,
  can_manage_billing: true,
  has_payment_methods: true,
  payment_method: null,
  discount: null,
  current_period_end_unix: null,
  plan_version: 1,
  max_seats: 1,
  extra_pvc_slots: 0,
  moderation: {
    is_in_probation: false,
    enterprise_check_nogo_voice: false,
    enterprise_check_block_nogo_voice: false,
    never_live_moderate: false,
    nogo_voice_similar_voice_upload_count: 0,
    enterprise_background_moderation_enabled: false,
    is_ivc_captcha_required: false,
    safety_status: null,
    warning_status: null,
    on_watchlist: false,
  },
  given_by: null,
  previously_subscribed_tiers: ['free'],
  allowed_to_use_projects_api: false,
  is_spending_blocked: false,
}

/** The document of a workspace that pays nothing yet, with what a test is about. */
export function documentForTests(different: Partial<SubscriptionDocument> = {}): SubscriptionDocument {
  return SubscriptionDocument.parse({ ...free, ...different })
}

/** What everybody may read of the same. */
export function subscriptionForTests(different: Partial<Subscription> = {}): Subscription {
  return Subscription.parse({ ...free, ...different })
}

/** The document of a workspace that pays for a plan by card. */
export function payingForTests(tier: Tier, different: Partial<SubscriptionDocument> = {}): SubscriptionDocument {
  return documentForTests({
    tier,
    status: 'active',
    billing_period: 'monthly_period',
    currency: 'usd',
    current_period_end_unix: 1_800_000_000,
    previously_subscribed_tiers: ['free', tier],
    payment_method: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2050 },
    ...different,
  })
}

/** Somebody whose address is verified, with what a test is about. */
export function userForTests(different: Partial<User> = {}): User {
  const none = { enabled: false, masked: null }
  return User.parse({
    user_id: 'user_1',
    workspace_id: 'workspace_1',
    email: 'someone@example.test',
    is_email_verified: true,
    first_name: null,
    subscription: Subscription.parse(free),
    seat_type: 'workspace_admin',
    created_at: 1_700_000_000,
    created_at_unix: 1_700_000_000,
    is_new_user: false,
    can_use_delayed_payment_methods: false,
    is_onboarding_completed: true,
    is_onboarding_checklist_completed: true,
    show_compliance_terms: false,
    is_api_key_hashed: true,
    xi_api_key: null,
    xi_api_key_preview: null,
    backup_code_hash: null,
    public_user_id: null,
    public_user_name: null,
    profile_page_handle: null,
    agrees_to_product_updates: false,
    totp_mfa_factor: none,
    sms_mfa_factor: none,
    prompts_shown: { long_content_use_projects: false, dubbing_use_cases_banner: false, natural_voices_offer: false },
    terms_agreed_to: {},
    onboarding_survey: null,
    onboarding_checklist: null,
    voices: null,
    audio_native: null,
    ccpa_opt_out: false,
    geo_location: null,
    accepted_bipa_terms: false,
    is_in_probation: false,
    moderation_warning_dismissed: false,
    is_producer: false,
    referral_link_code: null,
    partnerstack_partner_default_link: null,
    locale: 'en',
    ...different,
  })
}
