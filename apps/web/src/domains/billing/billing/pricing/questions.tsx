import { extensionAllowanceOf, type Pricing } from '@vireo/contracts/plans'
import type { Currency } from '@vireo/contracts/users'

import { formatExact, formatMoney } from '#kit/format/index.ts'
import { currentLocale } from '#kit/language/index.ts'
import { pricingWords } from './words.ts'

/** Answers what people ask before they pay; every figure is that of the plans that are sold. */
export function Questions({ pricing, currency }: { readonly pricing: Pricing; readonly currency: Currency }) {
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-6">
      <h2 id="questions" className="text-lg font-semibold">
        {pricingWords.questions}
      </h2>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questionsOf(pricing, currency).map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-sm font-semibold">{title}</h3>
            <p className="mt-1 max-w-[60ch] text-sm text-pretty text-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function questionsOf({ plans, offers }: Pricing, currency: Currency) {
  const { credit, empty, extra, year, change, rhythm, cancel, failed, licence, currency: money } = pricingWords.question
  const list = new Intl.ListFormat(currentLocale(), { type: 'conjunction' })
  const bare = plans.filter(({ tier }) => extensionAllowanceOf(tier) === 0)
  const extended = plans.filter(({ tier }) => extensionAllowanceOf(tier) > 0)
  const licensed = plans.filter(({ tier }) =>
    offers.some((offer) => offer.plan_id === tier && offer.licensing_flags.commercial_license),
  )
  const allowances = extended.map(({ name, tier }) => empty.allowance(name, formatExact(extensionAllowanceOf(tier))))
  const thresholds = plans.flatMap(({ name, billingThresholdCents: cents }) =>
    cents === null ? [] : [extra.threshold(name, formatMoney(cents[currency], currency))],
  )
  const names = (some: typeof plans) => list.format(some.map(({ name }) => name))
  return [
    credit,
    ...(extended.length > 0 ? [{ ...empty, text: empty.text(names(bare), list.format(allowances)) }] : []),
    ...(thresholds.length > 0 ? [{ ...extra, text: extra.text(list.format(thresholds)) }] : []),
    year,
    change,
    rhythm,
    cancel,
    failed,
    ...(licensed.length > 0 ? [{ ...licence, text: licence.text(names(licensed)) }] : []),
    money,
  ]
}
