import { perThousandText, type PlanOffer, type Pricing } from '@vireo/contracts/plans'

import { formatExact } from '#kit/format/index.ts'
import { paths } from '#kit/routing/index.ts'
import { PlanControls } from '../components/plan-controls.tsx'
import { shownPrice } from '../plans/price.ts'
import { usePlanQuery } from '../plans/use-plan-query.ts'
import { billingWords } from '../words.ts'
import { formatMoney } from '#kit/format/index.ts'
import { PricingFrame, TextLink } from './pricing-page.tsx'

/** What each plan gives to programs: credits, their price beyond the limit, and how many requests at once. */
export function ApiPricingPage() {
  const words = billingWords.api
  return (
    <PricingFrame title={words.title} lead={words.lead} link={<TextLink to={paths.pricing}>{words.toPlans}</TextLink>}>
      {(pricing) => (
        <>
          <PriceTable pricing={pricing} />
          <section aria-labelledby="rules" className="text-sm">
            <h2 id="rules" className="text-base font-semibold">
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
  const words = billingWords.api
  const { period, currency, change } = usePlanQuery()
  const offers = pricing.offers.filter((offer) => offer.currency === currency && offer.pricing !== null)
  const head = [words.plan, words.credits, words.extra, words.atOnce, words.fastAtOnce, words.formats]
  return (
    <div className="flex flex-col gap-4">
      <PlanControls period={period} currency={currency} isCurrencyFixed={false} onChange={change} />
      <table className="w-full rounded-lg bg-surface text-sm max-md:block">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-left text-xs text-muted">
            {head.map((title) => (
              <th key={title} scope="col" className="p-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {offers.map((offer) => {
            const plan = pricing.plans.find((one) => one.tier === offer.plan_id)
            return (
              <tr key={offer.plan_id} className="border-b border-line last:border-0 max-md:block max-md:p-4">
                <th scope="row" className="p-4 text-left max-md:block max-md:p-0">
                  <span className="block font-semibold">{offer.name}</span>
                  <span className="font-normal text-muted tabular-nums">
                    {plan ? formatMoney(shownPrice(plan, period, currency, false).monthCents, currency) : null}{' '}
                    {billingWords.perMonth}
                  </span>
                </th>
                {factsOf(offer).map((fact, place) => (
                  <td
                    key={head[place + 1]}
                    className="p-4 tabular-nums max-md:flex max-md:justify-between max-md:gap-4 max-md:p-0 max-md:pt-1"
                  >
                    <span aria-hidden className="text-muted md:hidden">
                      {head[place + 1]}
                    </span>
                    {fact}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function factsOf({
  usage,
  speech,
  currency,
  quality_and_formats: quality,
  character_limit: credits,
}: PlanOffer): string[] {
  const words = billingWords.api
  const extra = usage.additional_characters_cost
  return [
    credits === null ? billingWords.unlimited : formatExact(credits),
    extra === null ? words.none : perThousandText(extra, currency),
    formatExact(speech.concurrency_limit.multilingual),
    formatExact(speech.concurrency_limit.turbo),
    words.format(quality.mp3_bitrate_kbps_max, formatExact(quality.pcm_sample_rate_hz_max / 1000)),
  ]
}
