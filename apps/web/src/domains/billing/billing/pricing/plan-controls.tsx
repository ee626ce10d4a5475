import type { PaidPeriod } from '@vireo/contracts/billing'
import type { Currency } from '@vireo/contracts/users'
import { SegmentedControl } from '@vireo/ui'

import { billingWords } from '../words.ts'

/** Switches between monthly and annual prices, and between currencies. */
export function PlanControls({
  period,
  currency,
  isCurrencyFixed,
  onChange,
}: {
  readonly period: PaidPeriod
  readonly currency: Currency
  /** A subscription keeps the currency that it began in. */
  readonly isCurrencyFixed: boolean
  readonly onChange: (name: 'period' | 'currency', value: string) => void
}) {
  const { periods } = billingWords
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-52">
        <SegmentedControl
          label={billingWords.period}
          labelHidden
          value={period}
          options={[
            { value: 'monthly_period', label: periods.monthly_period },
            { value: 'annual_period', label: periods.annual_period },
          ]}
          onChange={(value) => onChange('period', value)}
        />
      </div>
      {isCurrencyFixed ? (
        <p className="text-xs text-muted">{billingWords.currencyFixed(currency.toUpperCase())}</p>
      ) : (
        <div className="w-36">
          <SegmentedControl
            label={billingWords.currency}
            labelHidden
            value={currency}
            options={[
              { value: 'usd', label: 'USD' },
              { value: 'eur', label: 'EUR' },
            ]}
            onChange={(value) => onChange('currency', value)}
          />
        </div>
      )}
    </div>
  )
}
