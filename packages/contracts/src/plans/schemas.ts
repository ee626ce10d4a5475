import { z } from 'zod'
import { Currency, Tier } from '../users/index.ts'

const PerCurrency = z.object({ usd: z.number().int(), eur: z.number().int() })
/** Units of the currency for one credit, as the field writes it; nothing is computed from it. */
const PricePerCharacter = z.object({ usd: z.number(), eur: z.number() })

const PeriodPrice = z.object({
  priceCents: PerCurrency,
  pricePerCharacterCents: PricePerCharacter.nullable(),
  /** What the first period costs people who never had a paid plan. */
  firstPeriodPriceCents: PerCurrency.nullable(),
  discountMessage: z.string().nullable(),
})

/** One pricing card. */
export const PlanTierEntry = z.object({
  name: z.string(),
  planType: z.enum(['individual', 'company']),
  tier: Tier,
  version: z.number().int(),
  characterLimit: z.number().int(),
  description: z.string(),
  billingThresholdCents: PerCurrency.nullable(),
  monthly_period: PeriodPrice,
  annual_period: PeriodPrice.extend({ perMonthCents: PerCurrency }),
  features: z.object({ usd: z.array(z.string()), eur: z.array(z.string()) }),
  /** What comes on top of the card before it, said above its features. */
  offering: z.string(),
  characters: z.string(),
  convai: z.string(),
  recommended: z.boolean(),
})
export type PlanTierEntry = z.infer<typeof PlanTierEntry>

const OfferPrice = z.object({
  price: z.number().int(),
  discounted_price: z.number().int().nullable(),
  period: z.enum(['monthly_period', 'annual_period']),
  discount_message: z.string().nullable(),
  /** What a million characters beyond the plan cost with fast models, where the plan is offered with it at this period. */
  turbo_price_per_million: z.number().int().nullable(),
})

/** Everything there is to know about a plan in one currency. Prices are integers in the minor unit. */
export const PlanOffer = z.object({
  name: z.string(),
  plan_id: Tier,
  version: z.number().int(),
  plan_type: z.enum(['individual', 'company', 'grant']),
  currency: Currency,
  /** Credits of a month; null is without a bound. */
  character_limit: z.number().int().nullable(),
  audio_limit_minutes: z.number().int().nullable(),
  description: z.string(),
  features_summary: z.array(z.string()),
  benefits: z.array(z.string()),
  most_popular: z.boolean(),
  usage: z.object({
    monthly_character_limit: z.number().int().nullable(),
    audio_limit_minutes: z.number().int().nullable(),
    /** For a thousand credits beyond the limit, in tenths of the minor unit; null where there are none. */
    additional_characters_cost: z.number().int().nullable(),
    custom_voices_limit: z.number().int(),
  }),
  quality_and_formats: z.object({ mp3_bitrate_kbps_max: z.number().int(), pcm_sample_rate_hz_max: z.number().int() }),
  feature_flags: z.object({
    instant_voice_cloning: z.boolean(),
    professional_voice_cloning: z.boolean(),
    usage_based_billing: z.boolean(),
    enterprise_features: z.boolean(),
  }),
  product_flags: z.object({ audio_native: z.boolean(), dubbing_studio: z.boolean(), studio: z.boolean() }),
  licensing_flags: z.object({ commercial_license: z.boolean(), attribution_required: z.boolean() }),
  /** Null for plans that are not for sale. */
  pricing: z.object({ monthly: OfferPrice, yearly: OfferPrice }).nullable(),
  seats: z.number().int(),
  speech: z.object({
    concurrency_limit: z.object({ multilingual: z.number().int(), turbo: z.number().int() }),
    priority: z.number().int(),
    highest_quality_minutes: z.number().int().nullable(),
    turbo_minutes: z.number().int().nullable(),
    speech_to_speech_minutes: z.number().int().nullable(),
    pvc_limit: z.number().int(),
    price_per_thousand: z.number().int().nullable(),
    turbo_price_per_thousand: z.number().int().nullable(),
  }),
  dubbing_minutes: z.number().int().nullable(),
  sound_effects_seconds: z.number().int().nullable(),
  studio_limit: z.number().int().nullable(),
  conversational_ai: z.object({
    minutes: z.number().int().nullable(),
    extra_cost_per_minute: z.number().int().nullable(),
  }),
  audio_native_limit: z.number().int().nullable(),
  voice_isolator_minutes: z.number().int().nullable(),
  speech_to_text: z.object({ hours: z.number().nullable(), price_per_hour: z.number().int().nullable() }),
  music: z.object({ minutes: z.number().int().nullable(), extra_cost_per_minute: z.number().int().nullable() }),
})
export type PlanOffer = z.infer<typeof PlanOffer>

export const Pricing = z.object({
  /** The cards, in the order in which they are shown. */
  plans: z.array(PlanTierEntry),
  offers: z.array(PlanOffer),
})
export type Pricing = z.infer<typeof Pricing>
