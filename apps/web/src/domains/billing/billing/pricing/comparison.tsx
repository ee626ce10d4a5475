import type { PaidPeriod } from '@vireo/contracts/billing'
import type { Pricing } from '@vireo/contracts/plans'
import type { Currency, Tier } from '@vireo/contracts/users'
import { Badge } from '@vireo/ui'
import { Check, ChevronDown, Minus } from 'lucide-react'

import { formatMoney } from '#kit/format/index.ts'
import { shownPrice } from '../plans/price.ts'
import { billingWords } from '../words.ts'
import type { ComparedPlan, PlanRows, PlanValue } from './plan-rows.ts'
import { pricingWords } from './words.ts'

type Compared = {
  readonly plans: readonly ComparedPlan[]
  readonly subjects: readonly PlanRows[]
  readonly current: Tier | undefined
}

/** Compares the plans: subjects below each other, plans side by side; where that does not fit, a card for each plan. */
export function Comparison({
  caption,
  pricing,
  period,
  currency,
  current,
  subjects,
}: {
  readonly caption: string
  readonly pricing: Pricing
  readonly period: PaidPeriod
  readonly currency: Currency
  readonly current?: Tier | undefined
  readonly subjects: readonly PlanRows[]
}) {
  const plans = pricing.plans.flatMap((plan) => {
    const offer = pricing.offers.find((one) => one.plan_id === plan.tier && one.currency === currency)
    return offer ? [{ plan, offer, period }] : []
  })
  // A row that no plan has anything in says nothing.
  const said = subjects.map(({ title, rows }) => ({
    title,
    rows: rows.filter((row) => plans.some((plan) => row.value(plan) !== null)),
  }))
  const shown = { plans, subjects: said, current }
  return (
    <div className="@container">
      <ComparisonTable caption={caption} {...shown} />
      <ComparisonCards {...shown} />
    </div>
  )
}

function ComparisonTable({ caption, plans, subjects, current }: Compared & { readonly caption: string }) {
  return (
    <table className="hidden w-full table-fixed border-separate border-spacing-0 rounded-lg bg-surface text-sm @3xl:table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${headClasses} w-[23%] rounded-tl-lg pl-4 @4xl:pl-6`}>
            <span className="sr-only">{pricingWords.subject}</span>
          </th>
          {plans.map(({ plan, period, offer }) => (
            <th key={plan.tier} scope="col" className={`${headClasses} last:rounded-tr-lg @4xl:last:pr-6`}>
              <span className="block font-semibold">{plan.name}</span>
              <span className="block text-xs font-normal text-muted tabular-nums">
                {priceOf({ plan, period, offer })} {billingWords.perMonth}
              </span>
              {plan.tier === current ? (
                <span className="block text-xs font-normal">{billingWords.currentPlan}</span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      {subjects.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={plans.length + 1}
              className="px-4 pt-6 @4xl:px-6 pb-2 text-left font-semibold"
            >
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th
                scope="row"
                className="border-t border-line py-2.5 pr-4 pl-4 @4xl:pl-6 text-left font-normal text-muted"
              >
                {row.title}
              </th>
              {plans.map((plan) => (
                <td
                  key={plan.plan.tier}
                  className="border-t border-line py-2.5 pr-2 text-left align-top tabular-nums @4xl:last:pr-6"
                >
                  <Value value={row.value(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Stays in sight below whatever stays in sight above it. */
const headClasses = 'sticky top-(--sticky-top,0px) z-10 border-b border-line bg-surface py-4 pr-2 text-left align-top'

function ComparisonCards({ plans, subjects, current }: Compared) {
  return (
    <ul className="flex flex-col gap-2 @3xl:hidden">
      {plans.map((compared) => (
        <li key={compared.plan.tier}>
          <details className="group rounded-lg bg-surface">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 text-sm [&::-webkit-details-marker]:hidden">
              <span className="font-semibold">{compared.plan.name}</span>
              {compared.plan.tier === current ? <Badge>{billingWords.currentPlan}</Badge> : null}
              <span className="ml-auto text-muted tabular-nums">
                {priceOf(compared)} {billingWords.perMonth}
              </span>
              <ChevronDown aria-hidden size={16} className="shrink-0 text-muted group-open:rotate-180" />
            </summary>
            <dl className="px-4 pb-4 text-sm">
              {subjects.flatMap(({ rows }) =>
                rows.map((row) => (
                  <div key={row.id} className="flex justify-between gap-6 border-t border-line py-2.5">
                    <dt className="text-muted">{row.title}</dt>
                    <dd className="shrink-0 text-right tabular-nums">
                      <Value value={row.value(compared)} />
                    </dd>
                  </div>
                )),
              )}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Value({ value }: { readonly value: PlanValue }) {
  if (typeof value === 'string') return value
  const [Icon, word, look] = value
    ? ([Check, pricingWords.included, 'text-ink'] as const)
    : ([Minus, pricingWords.notIncluded, 'text-faint'] as const)
  return (
    <>
      <Icon aria-hidden size={16} className={`inline ${look}`} />
      <span className="sr-only">{word}</span>
    </>
  )
}

function priceOf({ plan, period, offer: { currency } }: ComparedPlan): string {
  return formatMoney(shownPrice(plan, period, currency, false).monthCents, currency)
}
