import { creditsText, planFeatures, type PlanTierEntry, tierDisplayNames } from '@vireo/contracts/plans'
import { annualMessage, firstMonthMessage, firstMonthPrice } from './describe-plan.ts'
import { factsOf } from './present-offer.ts'
import type { PlanVersion } from './plan-version.ts'

/** Presents a plan as a pricing card; undefined for one that is not for sale. */
export function presentCard(plan: PlanVersion): PlanTierEntry | undefined {
  const { tier, prices, overage, entitlements, type } = plan
  if (!prices || type === 'grant') return undefined
  const perCharacter = overage?.perCredit ?? null
  const first = firstMonthPrice(plan, 'usd')
  return {
    name: tierDisplayNames[tier],
    planType: type,
    tier,
    version: plan.version,
    characterLimit: entitlements.creditsPerPeriod === 'unlimited' ? -1 : entitlements.creditsPerPeriod,
    description: plan.description,
    billingThresholdCents: overage?.billingThreshold ?? null,
    monthly_period: {
      priceCents: prices.monthly,
      pricePerCharacterCents: perCharacter,
      firstPeriodPriceCents: first === null ? null : { usd: first, eur: firstMonthPrice(plan, 'eur') ?? first },
      discountMessage: firstMonthMessage(plan),
    },
    annual_period: {
      priceCents: prices.annual,
      pricePerCharacterCents: perCharacter,
      firstPeriodPriceCents: null,
      discountMessage: annualMessage(plan),
      perMonthCents: { usd: Math.round(prices.annual.usd / 12), eur: Math.round(prices.annual.eur / 12) },
    },
    features: { usd: planFeatures(factsOf(plan, 'usd')), eur: planFeatures(factsOf(plan, 'eur')) },
    offering: type === 'company' ? 'For your whole team' : 'For you',
    characters: creditsText(factsOf(plan, 'usd').character_limit),
    convai: plan.conversationalAiMinutes === null ? '' : `${plan.conversationalAiMinutes} minutes of conversation`,
    recommended: plan.recommended,
  }
}
