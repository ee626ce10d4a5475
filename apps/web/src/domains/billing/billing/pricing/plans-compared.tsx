import type { PaidPeriod } from '@vireo/contracts/billing'
import type { Pricing } from '@vireo/contracts/plans'
import type { Currency, Tier } from '@vireo/contracts/users'

import { Comparison } from './comparison.tsx'
import { comparedRows } from './plan-rows.ts'
import { Questions } from './questions.tsx'
import { pricingWords } from './words.ts'

/** Shows everything there is to know below the cards: the plans side by side, and answers. */
export function PlansCompared({
  pricing,
  currency,
  ...shown
}: {
  readonly pricing: Pricing
  readonly period: PaidPeriod
  readonly currency: Currency
  readonly current?: Tier | undefined
}) {
  return (
    <>
      <section aria-labelledby="compare" className="flex flex-col gap-4">
        <h2 id="compare" className="text-lg font-semibold">
          {pricingWords.compare}
        </h2>
        <Comparison
          caption={pricingWords.compare}
          pricing={pricing}
          currency={currency}
          subjects={comparedRows()}
          {...shown}
        />
      </section>
      <Questions pricing={pricing} currency={currency} />
    </>
  )
}
