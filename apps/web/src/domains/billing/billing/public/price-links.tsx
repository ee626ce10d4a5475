import { PaidPeriod } from '@vireo/contracts/billing'
import { Currency } from '@vireo/contracts/users'

import { currentLanguage } from '#kit/language/index.ts'
import { billingWords } from '../words.ts'
import type { PriceChoice } from './price-choice.ts'

/** Switches between monthly and annual prices, and between currencies: each is a page of its own. */
export function PriceLinks({ path, choice }: { readonly path: string; readonly choice: PriceChoice }) {
  const { period, currency } = choice
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Links
        label={billingWords.period}
        path={path}
        isChosen={(one) => one.period === period}
        options={PaidPeriod.options.map((one) => ({
          text: billingWords.periods[one],
          choice: { period: one, currency },
        }))}
      />
      <Links
        label={billingWords.currency}
        path={path}
        isChosen={(one) => one.currency === currency}
        options={Currency.options.map((one) => ({ text: one.toUpperCase(), choice: { period, currency: one } }))}
      />
    </div>
  )
}

function Links({
  label,
  path,
  options,
  isChosen,
}: {
  readonly label: string
  readonly path: string
  readonly options: readonly { readonly text: string; readonly choice: PriceChoice }[]
  readonly isChosen: (choice: PriceChoice) => boolean
}) {
  return (
    <nav aria-label={label} className="flex h-9 gap-0.5 rounded-md bg-fill p-1">
      {options.map(({ text, choice }) => (
        <a
          key={text}
          href={`${path}?${queryOf(choice)}`}
          // Searching machines need one of them.
          rel="nofollow"
          data-prices={text}
          aria-current={isChosen(choice) ? 'true' : undefined}
          className="inline-flex items-center rounded-sm px-4 text-muted hover:text-ink aria-current:bg-[light-dark(var(--surface),color-mix(in_srgb,var(--ink)_18%,var(--fill)))] aria-current:font-medium aria-current:text-ink"
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

function queryOf({ period, currency }: PriceChoice): string {
  return new URLSearchParams({ period, currency, lang: currentLanguage() }).toString()
}
