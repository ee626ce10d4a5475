import { creditsText, type PlanFacts, planFeatures, type PlanOffer, tierDisplayNames } from '@vireo/contracts/plans'
import { type Currency, type Tier } from '@vireo/contracts/users'
import { annualMessage, firstMonthMessage, firstMonthPrice } from './describe-plan.ts'
import type { PlanVersion } from './plan-version.ts'

/** Credits for a minute of speech to speech; turbo models cost half of the others. */
const creditsOfConvertedMinute = 1000

/** Credits for a minute of music. */
const creditsOfMusicMinute = 1000

/** Credits for an hour of recordings that are written down. */
const creditsOfTranscribedHour = 60 * 100

/** Plans that are offered with what fast models cost by the million, to those who pay by the year. */
const turboOfferedYearly: readonly Tier[] = ['scale_2024_08_10']

/** Presents a plan in one currency with everything it has; null stands for what is not sold by plan. */
export function presentOffer(plan: PlanVersion, currency: Currency): PlanOffer {
  const { tier, entitlements } = plan
  const facts = factsOf(plan, currency)
  return {
    name: tierDisplayNames[tier],
    plan_id: tier,
    version: plan.version,
    plan_type: plan.type,
    description: plan.description,
    features_summary: planFeatures(facts),
    benefits: [creditsText(facts.character_limit)],
    most_popular: plan.recommended,
    product_flags: {
      audio_native: entitlements.audioNative,
      dubbing_studio: entitlements.dubbingStudio,
      studio: entitlements.studio,
    },
    pricing: pricingOf(plan, currency),
    ...facts,
    ...notSoldByPlan(plan),
    music: musicOf(facts),
    speech_to_text: transcriptionOf(facts),
  }
}

/** Returns what people are told that a plan comes with. */
export function factsOf(plan: PlanVersion, currency: Currency): PlanFacts {
  const { entitlements, overage, audioMinutes } = plan
  const credits = entitlements.creditsPerPeriod === 'unlimited' ? null : entitlements.creditsPerPeriod
  const perThousand = overage?.perThousandTenths[currency] ?? null
  return {
    currency,
    character_limit: credits,
    audio_limit_minutes: audioMinutes,
    usage: {
      monthly_character_limit: credits,
      audio_limit_minutes: audioMinutes,
      additional_characters_cost: perThousand,
      custom_voices_limit: entitlements.voices,
    },
    quality_and_formats: {
      mp3_bitrate_kbps_max: entitlements.mp3BitrateKbpsMax,
      pcm_sample_rate_hz_max: entitlements.pcmSampleRateHzMax,
    },
    feature_flags: {
      instant_voice_cloning: entitlements.instantCloning,
      professional_voice_cloning: entitlements.professionalVoices > 0,
      usage_based_billing: overage !== null,
      enterprise_features: entitlements.enterpriseFeatures,
    },
    licensing_flags: {
      commercial_license: entitlements.commercialLicence,
      attribution_required: !entitlements.commercialLicence,
    },
    seats: entitlements.seats,
    speech: {
      concurrency_limit: entitlements.concurrency,
      priority: entitlements.concurrency.multilingual,
      highest_quality_minutes: audioMinutes,
      turbo_minutes: audioMinutes === null ? null : audioMinutes * 2,
      speech_to_speech_minutes: credits === null ? null : Math.floor(credits / creditsOfConvertedMinute),
      pvc_limit: entitlements.professionalVoices,
      price_per_thousand: perThousand,
      turbo_price_per_thousand: perThousand === null ? null : Math.round(perThousand / 2),
    },
  }
}

/** Computes how much music the credits are enough for, and what more of it costs, in the unit of what more credits cost. */
function musicOf({ character_limit: credits, usage }: PlanFacts): PlanOffer['music'] {
  const perThousand = usage.additional_characters_cost
  return {
    minutes: credits === null ? null : Math.floor(credits / creditsOfMusicMinute),
    extra_cost_per_minute: perThousand === null ? null : Math.round((perThousand * creditsOfMusicMinute) / 1000),
  }
}

/** Computes how many hours of recordings the credits are enough for, to a tenth, and what more cost, in the same unit. */
function transcriptionOf({ character_limit: credits, usage }: PlanFacts): PlanOffer['speech_to_text'] {
  const perThousand = usage.additional_characters_cost
  return {
    hours: credits === null ? null : Math.floor((credits * 10) / creditsOfTranscribedHour) / 10,
    price_per_hour: perThousand === null ? null : Math.round((perThousand * creditsOfTranscribedHour) / 1000),
  }
}

function notSoldByPlan({ conversationalAiMinutes }: PlanVersion) {
  return {
    dubbing_minutes: null,
    sound_effects_seconds: null,
    studio_limit: null,
    conversational_ai: { minutes: conversationalAiMinutes, extra_cost_per_minute: null },
    audio_native_limit: null,
    voice_isolator_minutes: null,
  }
}

function pricingOf(plan: PlanVersion, currency: Currency): PlanOffer['pricing'] {
  const { prices } = plan
  if (!prices) return null
  return {
    monthly: {
      price: prices.monthly[currency],
      discounted_price: firstMonthPrice(plan, currency),
      period: 'monthly_period',
      discount_message: firstMonthMessage(plan),
      turbo_price_per_million: null,
    },
    yearly: {
      price: prices.annual[currency],
      discounted_price: null,
      period: 'annual_period',
      discount_message: annualMessage(plan),
      turbo_price_per_million: turboPerMillion(plan, currency),
    },
  }
}

/**
 * Returns the price of a million characters by a turbo model, in minor units; null where the plan is not offered by it.
 * A character takes half a credit.
 */
function turboPerMillion({ tier, overage }: PlanVersion, currency: Currency): number | null {
  if (!overage || !turboOfferedYearly.includes(tier)) return null
  return Math.round((overage.perThousandTenths[currency] * 1000) / 2 / 10)
}
