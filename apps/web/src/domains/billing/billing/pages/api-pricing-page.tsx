import type { Pricing } from '@vireo/contracts/plans'
import { Skeleton } from '@vireo/ui'

import { paths } from '#kit/routing/index.ts'
import { usePlanQuery } from '../plans/use-plan-query.ts'
import { Comparison } from '../pricing/comparison.tsx'
import { PlanControls } from '../pricing/plan-controls.tsx'
import { programRows } from '../pricing/plan-rows.ts'
import { billingWords } from '../words.ts'
import { PricingFrame, TextLink } from './pricing-page.tsx'

/** Shows what each plan gives to programs: credits, their price beyond the plan, and how many requests at once. */
export function ApiPricingPage() {
  const words = billingWords.api
  return (
    <PricingFrame
      title={words.title}
      lead={words.lead}
      link={<TextLink to={paths.pricing}>{words.toPlans}</TextLink>}
      waiting={<Skeleton className="h-96 w-full rounded-lg" />}
    >
      {(pricing) => (
        <>
          <PriceTable pricing={pricing} />
          <section aria-labelledby="rules" className="text-sm">
            <h2 id="rules" className="text-lg font-semibold">
              {words.rules}
            </h2>
            <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-muted">
              {words.rule.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <a
              href="/docs"
              className="mt-4 inline-block rounded-sm font-medium text-accent underline-offset-4 hover:underline"
            >
              {words.reference}
            </a>
          </section>
        </>
      )}
    </PricingFrame>
  )
}

function PriceTable({ pricing }: { readonly pricing: Pricing }) {
  const { period, currency, change } = usePlanQuery()
  return (
    <div className="flex flex-col gap-4">
      <PlanControls period={period} currency={currency} isCurrencyFixed={false} onChange={change} />
      <Comparison
        caption={billingWords.api.caption}
        pricing={pricing}
        period={period}
        currency={currency}
        subjects={programRows()}
      />
    </div>
  )
}
