import type { Pricing } from '@vireo/contracts/plans'
import type { SubscriptionDocument } from '@vireo/contracts/users'

import { usePlanQuery } from '../plans/use-plan-query.ts'
import { Comparison } from './comparison.tsx'
import { comparedRows } from './plan-rows.ts'
import { Questions } from './questions.tsx'
import { pricingWords } from './words.ts'

/** Shows everything there is to know below the cards: the plans side by side, and answers. */
export function PlanDetails({
  pricing,
  document,
}: {
  readonly pricing: Pricing
  readonly document: SubscriptionDocument | null
}) {
  const { period, currency } = usePlanQuery(document)
  return (
    <>
      <section aria-labelledby="compare" className="flex flex-col gap-4">
        <h2 id="compare" className="text-lg font-semibold">
          {pricingWords.compare}
        </h2>
        <Comparison
          caption={pricingWords.compare}
          pricing={pricing}
          period={period}
          currency={currency}
          current={document?.tier}
          subjects={comparedRows()}
        />
      </section>
      <Questions pricing={pricing} currency={currency} />
    </>
  )
}
