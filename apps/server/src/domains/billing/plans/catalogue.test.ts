import { type Tier, tiers } from '@vireo/contracts/users'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { firstMonthPrice } from './describe-plan.ts'
import { entitlementsOf, planVersionOf } from './plan-version-of.ts'
import { overageCost } from './overage-cost.ts'
import { presentCard } from './present-card.ts'
import { presentOffer } from './present-offer.ts'
import { sizeGrants } from './size-grants.ts'
import { publishedVersions } from './testing.ts'

type Line = [
  Tier,
  credits: number | 'unlimited',
  extension: number | 'unlimited',
  multilingual: number,
  turbo: number,
  voices: number,
  professional: number,
  instant: boolean,
  mp3: number,
  pcm: number,
]

const table: Line[] = [
  ['free', 10_000, 0, 2, 4, 3, 0, false, 128, 32_000],
  ['starter', 30_000, 0, 3, 6, 10, 0, true, 128, 32_000],
  ['creator', 100_000, 1000, 5, 10, 30, 1, true, 192, 32_000],
  ['pro', 500_000, 3000, 10, 20, 160, 1, true, 192, 48_000],
  ['growing_business', 2_000_000, 20_000, 15, 30, 660, 1, true, 192, 48_000],
  ['scale_2024_08_10', 11_000_000, 20_000, 15, 30, 660, 3, true, 192, 48_000],
  ['grant_tier_1_2025_07_23', 33_000_000, 20_000, 15, 30, 660, 1, true, 192, 48_000],
  ['grant_tier_2_2025_07_23', 66_000_000, 20_000, 15, 30, 660, 1, true, 192, 48_000],
  ['trial', 'unlimited', 'unlimited', 30, 60, 10_000, 10, true, 192, 48_000],
  ['enterprise', 'unlimited', 'unlimited', 30, 60, 10_000, 10, true, 192, 48_000],
]

test.each(table)('%s entitles to what its plan says', (tier, ...line) => {
  const plan = entitlementsOf(tier)
  expect([
    plan.creditsPerPeriod,
    plan.extensionCredits,
    plan.concurrency.multilingual,
    plan.concurrency.turbo,
    plan.voices,
    plan.professionalVoices,
    plan.instantCloning,
    plan.mp3BitrateKbpsMax,
    plan.pcmSampleRateHzMax,
  ]).toEqual(line)
})

test('the table above names every plan', () => {
  expect(table.map(([tier]) => tier).toSorted()).toEqual([...tiers].toSorted())
})

type PriceLine = [
  Tier,
  monthly: [usd: number, eur: number],
  annual: [usd: number, eur: number],
  percentOff: number | null,
  perThousandTenths: [usd: number, eur: number] | null,
  perCredit: [usd: number, eur: number] | null,
  threshold: [usd: number, eur: number] | null,
  minutes: number,
  seats: number,
]

const priceTable: PriceLine[] = [
  ['free', [0, 0], [0, 0], null, null, null, null, 10, 1],
  ['starter', [500, 475], [5000, 4750], 80, null, null, null, 50, 1],
  ['creator', [2200, 2100], [22_000, 21_000], 50, [300, 285], [0.0003, 0.000285], [4400, 4200], 250, 1],
  ['pro', [9900, 9400], [99_000, 94_000], null, [240, 228], [0.00024, 0.000228], [19_800, 18_800], 1100, 1],
  [
    'growing_business',
    [33_000, 31_400],
    [330_000, 314_000],
    null,
    [180, 171],
    [0.00018, 0.000171],
    [66_000, 62_800],
    3600,
    3,
  ],
  [
    'scale_2024_08_10',
    [132_000, 132_000],
    [1_320_000, 1_320_000],
    null,
    [100, 100],
    [0.0001, 0.0001],
    [66_000, 62_800],
    13_750,
    5,
  ],
]

const both = (amounts: { usd: number; eur: number } | null | undefined) => (amounts ? [amounts.usd, amounts.eur] : null)

test.each(priceTable)('%s costs what its price list says', (tier, ...line) => {
  const { prices, overage, audioMinutes, entitlements } = planVersionOf(tier, 1)
  expect([
    both(prices?.monthly),
    both(prices?.annual),
    prices?.firstMonthPercentOff,
    both(overage?.perThousandTenths),
    both(overage?.perCredit),
    both(overage?.billingThreshold),
    audioMinutes,
    entitlements.seats,
  ]).toEqual(line)
})

test('grants, trial and enterprise are given, never sold', () => {
  const sold = catalogue.filter(({ prices }) => prices !== null).map(({ tier }) => tier)
  expect(sold).toEqual(priceTable.map(([tier]) => tier))
})

test('the first month costs 1 USD or 0.95 EUR on starter, 11 USD or 10.50 EUR on creator', () => {
  const first = (tier: Tier) => [
    firstMonthPrice(planVersionOf(tier, 1), 'usd'),
    firstMonthPrice(planVersionOf(tier, 1), 'eur'),
  ]
  expect([first('starter'), first('creator'), first('pro')]).toEqual([
    [100, 95],
    [1100, 1050],
    [null, null],
  ])
})

test.each([
  ['starter', 417, 396],
  ['creator', 1833, 1750],
  ['pro', 8250, 7833],
  ['growing_business', 27_500, 26_167],
  ['scale_2024_08_10', 110_000, 110_000],
] as const)('a year of %s is shown as %i or %i a month, half a cent rounded up', (tier, usd, eur) => {
  expect(presentCard(planVersionOf(tier, 1))?.annual_period.perMonthCents).toEqual({ usd, eur })
})

// A change of price is a new version: subscriptions name the one they bought. Add a line, never change one.
test.each(publishedVersions)('version %s of %s is what it was when it was published', (version, tier, digest) => {
  // The digests of the first versions were taken when this field had another name.
  const plan = JSON.stringify(planVersionOf(tier, version))
  expect(createHash('sha256').update(plan).digest('hex').slice(0, 16)).toBe(digest)
})

test('every published version is kept', () => {
  expect(catalogue.map(({ version, tier }) => [version, tier])).toEqual(
    publishedVersions.map(([version, tier]) => [version, tier]),
  )
})

test.each([
  ['free', 'usd', 10, null],
  ['creator', 'usd', 100, 300],
  ['creator', 'eur', 100, 285],
  ['growing_business', 'usd', 2000, 180],
  ['enterprise', 'usd', null, null],
] as const)(
  '%s in %s offers %s minutes of music, a thousand credits each, and more at %s',
  (tier, currency, ...music) => {
    const offered = presentOffer(planVersionOf(tier, 1), currency).music
    expect([offered.minutes, offered.extra_cost_per_minute]).toEqual(music)
  },
)

test.each([
  ['free', 'usd', 1.6, null],
  ['creator', 'usd', 16.6, 1800],
  ['creator', 'eur', 16.6, 1710],
  ['growing_business', 'usd', 333.3, 1080],
  ['enterprise', 'usd', null, null],
] as const)(
  '%s in %s offers %s hours of speech to text, a hundred credits a minute, and more at %s',
  (tier, currency, ...speechToText) => {
    const offered = presentOffer(planVersionOf(tier, 1), currency).speech_to_text
    expect([offered.hours, offered.price_per_hour]).toEqual(speechToText)
  },
)

test('a million characters with fast models are offered at 50 with Business by the year alone, which is what they cost', () => {
  const offered = catalogue.flatMap((plan) =>
    (['usd', 'eur'] as const).flatMap((currency) => {
      const { pricing } = presentOffer(plan, currency)
      return (['monthly', 'yearly'] as const).flatMap((period) => {
        const price = pricing?.[period].turbo_price_per_million ?? null
        return price === null ? [] : [[plan.tier, currency, period, price]]
      })
    }),
  )
  expect(offered).toEqual([
    ['scale_2024_08_10', 'usd', 'yearly', 5000],
    ['scale_2024_08_10', 'eur', 'yearly', 5000],
  ])
  // A million characters are half a million credits.
  expect(overageCost(planVersionOf('scale_2024_08_10', 1), 500_000, 'usd')).toBe(5000)
})

test('grants give what the operator says, from the next credit period of each on', () => {
  const sizes = { grant_tier_1_2025_07_23: 1_000_000, grant_tier_2_2025_07_23: 2_000_000 } as const
  sizeGrants(sizes)
  expect(entitlementsOf('grant_tier_1_2025_07_23').creditsPerPeriod).toBe(1_000_000)
  expect(planVersionOf('grant_tier_2_2025_07_23', 1).entitlements.creditsPerPeriod).toBe(2_000_000)
  expect(entitlementsOf('grant_tier_1_2025_07_23').concurrency).toEqual(entitlementsOf('growing_business').concurrency)
  expect(entitlementsOf('growing_business').creditsPerPeriod).toBe(2_000_000)
  sizeGrants({ grant_tier_1_2025_07_23: 33_000_000, grant_tier_2_2025_07_23: 66_000_000 })
  expect(entitlementsOf('grant_tier_1_2025_07_23').creditsPerPeriod).toBe(33_000_000)
})
