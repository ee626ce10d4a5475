import type { Tier } from '@vireo/contracts/users'
import { firstEntitlementsOf } from './first-entitlements.ts'
import type { PlanVersion } from './plan-version.ts'

const first = (tier: Tier) => ({ tier, version: 1, entitlements: firstEntitlementsOf(tier) })

const notForSale = { prices: null, overage: null, recommended: false, conversationalAiMinutes: null } as const

/**
 * Every version of every plan that was ever sold, oldest first. A change of price or allowance is another entry at
 * the end with the next number; what stands here stays as it is, because subscriptions name it.
 */
export const catalogue: readonly PlanVersion[] = [
  {
    ...first('free'),
    type: 'individual',
    description: 'Try every tool, for yourself',
    prices: { monthly: { usd: 0, eur: 0 }, annual: { usd: 0, eur: 0 }, firstMonthPercentOff: null },
    overage: null,
    audioMinutes: 10,
    conversationalAiMinutes: 15,
    recommended: false,
  },
  {
    ...first('starter'),
    type: 'individual',
    description: 'For first projects that others will hear',
    prices: { monthly: { usd: 500, eur: 475 }, annual: { usd: 5000, eur: 4750 }, firstMonthPercentOff: 80 },
    overage: null,
    audioMinutes: 50,
    conversationalAiMinutes: null,
    recommended: false,
  },
  {
    ...first('creator'),
    type: 'individual',
    description: 'For people who publish regularly',
    prices: { monthly: { usd: 2200, eur: 2100 }, annual: { usd: 22_000, eur: 21_000 }, firstMonthPercentOff: 50 },
    overage: {
      perThousandTenths: { usd: 300, eur: 285 },
      perCredit: { usd: 0.0003, eur: 0.000285 },
      billingThreshold: { usd: 4400, eur: 4200 },
    },
    audioMinutes: 250,
    conversationalAiMinutes: null,
    recommended: true,
  },
  {
    ...first('pro'),
    type: 'individual',
    description: 'For those who make a lot, in the best quality',
    prices: { monthly: { usd: 9900, eur: 9400 }, annual: { usd: 99_000, eur: 94_000 }, firstMonthPercentOff: null },
    overage: {
      perThousandTenths: { usd: 240, eur: 228 },
      perCredit: { usd: 0.00024, eur: 0.000228 },
      billingThreshold: { usd: 19_800, eur: 18_800 },
    },
    audioMinutes: 1100,
    conversationalAiMinutes: null,
    recommended: false,
  },
  {
    ...first('growing_business'),
    type: 'company',
    description: 'For teams that grow',
    prices: {
      monthly: { usd: 33_000, eur: 31_400 },
      annual: { usd: 330_000, eur: 314_000 },
      firstMonthPercentOff: null,
    },
    overage: {
      perThousandTenths: { usd: 180, eur: 171 },
      perCredit: { usd: 0.00018, eur: 0.000171 },
      billingThreshold: { usd: 66_000, eur: 62_800 },
    },
    audioMinutes: 3600,
    conversationalAiMinutes: null,
    recommended: false,
  },
  {
    ...first('scale_2024_08_10'),
    type: 'company',
    description: 'For companies that speak all day',
    prices: {
      monthly: { usd: 132_000, eur: 132_000 },
      annual: { usd: 1_320_000, eur: 1_320_000 },
      firstMonthPercentOff: null,
    },
    overage: {
      perThousandTenths: { usd: 100, eur: 100 },
      perCredit: { usd: 0.0001, eur: 0.0001 },
      billingThreshold: { usd: 66_000, eur: 62_800 },
    },
    audioMinutes: 13_750,
    conversationalAiMinutes: null,
    recommended: false,
  },
  {
    ...first('grant_tier_1_2025_07_23'),
    ...notForSale,
    type: 'grant',
    description: 'Given for work that deserves it',
    audioMinutes: null,
  },
  {
    ...first('grant_tier_2_2025_07_23'),
    ...notForSale,
    type: 'grant',
    description: 'Given for large work that deserves it',
    audioMinutes: null,
  },
  {
    ...first('trial'),
    ...notForSale,
    type: 'company',
    description: 'Everything that Enterprise has, for a while',
    audioMinutes: null,
  },
  {
    ...first('enterprise'),
    ...notForSale,
    type: 'company',
    description: 'As agreed upon',
    audioMinutes: null,
  },
]
