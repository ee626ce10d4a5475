import {
  planFeatures,
  type PlanOffer,
  type PlanTierEntry,
  type Pricing,
  tierDisplayNames,
} from '@vireo/contracts/plans'
import { type Currency, type Tier } from '@vireo/contracts/users'

/** Figures of a plan that screens read; amounts are whole cents, credits of a month. */
type Figures = {
  readonly month: readonly [usd: number, eur: number]
  readonly year: readonly [usd: number, eur: number]
  readonly first: readonly [usd: number, eur: number] | null
  readonly credits: number | null
  readonly voices: number
  readonly professional: number
  readonly seats: number
  readonly kbps: number
  readonly extraTenths: number | null
}

const figures: Partial<Record<Tier, Figures>> = {
  free: plain([0, 0], [0, 0], 10_000, { voices: 3, kbps: 128 }),
  starter: plain([500, 475], [5000, 4750], 30_000, { first: [100, 95], voices: 10, kbps: 128 }),
  creator: plain([2200, 2100], [22_000, 21_000], 100_000, {
    first: [1100, 1050],
    voices: 30,
    professional: 1,
    extraTenths: 300,
  }),
  pro: plain([9900, 9400], [99_000, 94_000], 500_000, { voices: 160, professional: 1, extraTenths: 240 }),
  growing_business: plain([33_000, 31_400], [330_000, 314_000], 2_000_000, {
    voices: 660,
    professional: 1,
    seats: 3,
    extraTenths: 180,
  }),
  scale_2024_08_10: plain([132_000, 132_000], [1_320_000, 1_320_000], 11_000_000, {
    voices: 660,
    professional: 3,
    seats: 5,
    extraTenths: 100,
  }),
}

function plain(month: Figures['month'], year: Figures['year'], credits: number, more: Partial<Figures>): Figures {
  return {
    month,
    year,
    credits,
    first: null,
    voices: 3,
    professional: 0,
    seats: 1,
    kbps: 192,
    extraTenths: null,
    ...more,
  }
}

/** The cards and figures of every plan that is sold, as `GET /v1/pricing` answers them. */
export function pricingForTests(): Pricing {
  const sold = Object.entries(figures) as [Tier, Figures][]
  return {
    plans: sold.map(([tier, of]) => cardOf(tier, of)),
    offers: sold.flatMap(([tier, of]) => (['usd', 'eur'] as const).map((currency) => offerOf(tier, of, currency))),
  }
}

function cardOf(tier: Tier, of: Figures): PlanTierEntry {
  const both = ([usd, eur]: readonly [number, number]) => ({ usd, eur })
  const features = (currency: Currency) => planFeatures(offerOf(tier, of, currency))
  return {
    name: tierDisplayNames[tier],
    planType: of.seats > 1 ? 'company' : 'individual',
    tier,
    version: 1,
    characterLimit: of.credits ?? -1,
    description: '',
    billingThresholdCents: null,
    monthly_period: {
      priceCents: both(of.month),
      pricePerCharacterCents: null,
      firstPeriodPriceCents: of.first && both(of.first),
      discountMessage: of.first ? `First month ${tier === 'starter' ? 80 : 50}% off` : null,
    },
    annual_period: {
      priceCents: both(of.year),
      pricePerCharacterCents: null,
      firstPeriodPriceCents: null,
      discountMessage: tier === 'free' ? null : '2 months free',
      perMonthCents: { usd: Math.round(of.year[0] / 12), eur: Math.round(of.year[1] / 12) },
    },
    features: { usd: features('usd'), eur: features('eur') },
    offering: of.seats > 1 ? 'For your whole team' : 'For you',
    characters: `${of.credits} credits a month`,
    convai: tier === 'free' ? '15 minutes of conversation' : '',
    recommended: tier === 'creator',
  }
}

function offerOf(tier: Tier, of: Figures, currency: Currency): PlanOffer {
  const isPaid = tier !== 'free'
  return {
    name: tierDisplayNames[tier],
    plan_id: tier,
    version: 1,
    plan_type: of.seats > 1 ? 'company' : 'individual',
    currency,
    character_limit: of.credits,
    audio_limit_minutes: null,
    description: '',
    features_summary: [],
    benefits: [],
    most_popular: tier === 'creator',
    usage: {
      monthly_character_limit: of.credits,
      audio_limit_minutes: null,
      additional_characters_cost: of.extraTenths,
      custom_voices_limit: of.voices,
    },
    quality_and_formats: { mp3_bitrate_kbps_max: of.kbps, pcm_sample_rate_hz_max: 48_000 },
    feature_flags: {
      instant_voice_cloning: isPaid,
      professional_voice_cloning: of.professional > 0,
      usage_based_billing: of.extraTenths !== null,
      enterprise_features: false,
    },
    product_flags: { audio_native: false, dubbing_studio: false, studio: false },
    licensing_flags: { commercial_license: isPaid, attribution_required: !isPaid },
    pricing: pricedFor(tier, of, currency),
    seats: of.seats,
    speech: {
      concurrency_limit: { multilingual: 2, turbo: 4 },
      priority: 2,
      highest_quality_minutes: null,
      turbo_minutes: null,
      speech_to_speech_minutes: null,
      pvc_limit: of.professional,
      price_per_thousand: of.extraTenths,
      turbo_price_per_thousand: null,
    },
    dubbing_minutes: null,
    sound_effects_seconds: null,
    studio_limit: null,
    conversational_ai: { minutes: tier === 'free' ? 15 : null, extra_cost_per_minute: null },
    audio_native_limit: null,
    voice_isolator_minutes: null,
    speech_to_text: { hours: null, price_per_hour: null },
    music: { minutes: null, extra_cost_per_minute: null },
  }
}

function pricedFor(tier: Tier, of: Figures, currency: Currency): PlanOffer['pricing'] {
  const index = currency === 'usd' ? 0 : 1
  const none = { discounted_price: null, discount_message: null, turbo_price_per_million: null }
  return {
    monthly: { ...none, price: of.month[index], period: 'monthly_period' },
    yearly: {
      ...none,
      price: of.year[index],
      period: 'annual_period',
      turbo_price_per_million: tier === 'scale_2024_08_10' ? 5000 : null,
    },
  }
}
