import type { Pricing } from '@vireo/contracts/plans'

import { paths } from '#kit/routing/index.ts'
import { PlanCards, recommendedOf } from '../pricing/plan-cards.tsx'
import { PlansCompared } from '../pricing/plans-compared.tsx'
import { billingWords } from '../words.ts'
import type { PriceChoice } from './price-choice.ts'
import { PriceLinks } from './price-links.tsx'
import { PublicHead, TextLink } from './public-head.tsx'

/** Answers what the page about plans is called, and what it says of itself. */
export function pricingHead() {
  return { title: billingWords.pricingTitle, lead: billingWords.pricingLead }
}

/** Shows the plans to everybody: visitors sign up by choosing one. */
export function PricingBody({ pricing, choice }: { readonly pricing: Pricing; readonly choice: PriceChoice }) {
  const { period, currency } = choice
  return (
    <>
      <PublicHead {...pricingHead()}>
        <TextLink href={paths.apiPricing}>{billingWords.api.title}</TextLink>
      </PublicHead>
      <section aria-labelledby="plans" className="-mt-6 flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="plans" className="text-lg font-semibold">
            {billingWords.plans}
          </h2>
          <PriceLinks path={paths.pricing} choice={choice} />
        </div>
        <PlanCards
          pricing={pricing}
          current={null}
          shown={{ period, currency, chosen: undefined, isForCreators: false }}
          main={recommendedOf(pricing, null)}
          busyTier={undefined}
          isDisabled={false}
          onChoose={() => undefined}
        />
      </section>
      <PlansCompared pricing={pricing} {...choice} />
    </>
  )
}
