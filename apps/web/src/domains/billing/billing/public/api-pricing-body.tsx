import type { Pricing } from '@vireo/contracts/plans'

import { paths } from '#kit/routing/index.ts'
import { Comparison } from '../pricing/comparison.tsx'
import { programRows } from '../pricing/plan-rows.ts'
import { billingWords } from '../words.ts'
import type { PriceChoice } from './price-choice.ts'
import { PriceLinks } from './price-links.tsx'
import { PublicHead, TextLink } from './public-head.tsx'

/** Answers what the page about prices for programs is called, and what it says of itself. */
export function apiPricingHead() {
  return { title: billingWords.api.title, lead: billingWords.api.lead }
}

/** Shows what each plan gives to programs: credits, their price beyond the plan, and how many requests at once. */
export function ApiPricingBody({ pricing, choice }: { readonly pricing: Pricing; readonly choice: PriceChoice }) {
  const words = billingWords.api
  return (
    <>
      <PublicHead {...apiPricingHead()}>
        <TextLink href={paths.pricing}>{words.toPlans}</TextLink>
      </PublicHead>
      <div className="-mt-6 flex flex-col gap-4">
        <PriceLinks path={paths.apiPricing} choice={choice} />
        <Comparison caption={words.caption} pricing={pricing} {...choice} subjects={programRows()} />
      </div>
      <section aria-labelledby="rules">
        <h2 id="rules" className="text-lg font-semibold">
          {words.rules}
        </h2>
        <ul className="mt-2 mb-4 flex list-disc flex-col gap-1 pl-5 text-muted">
          {words.rule.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <TextLink href="/docs">{words.reference}</TextLink>
      </section>
    </>
  )
}
