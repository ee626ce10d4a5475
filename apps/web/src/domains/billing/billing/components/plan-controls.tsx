import type { PaidPeriod } from '@vireo/contracts/billing'
import type { Currency } from '@vireo/contracts/users'
import { joinClasses } from '@vireo/ui'

import { billingWords } from '../words.ts'

/** Monthly or annual, and in which currency. */
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
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Switcher
        label={billingWords.period}
        name="period"
        value={period}
        options={billingWords.periods}
        onChange={(value) => onChange('period', value)}
      />
      <Switcher
        label={billingWords.currency}
        name="currency"
        value={currency}
        options={{ usd: 'USD', eur: 'EUR' }}
        disabled={isCurrencyFixed}
        onChange={(value) => onChange('currency', value)}
      />
      {isCurrencyFixed ? <p className="text-xs text-muted">{billingWords.currencyFixed}</p> : null}
    </div>
  )
}

function Switcher({
  label,
  name,
  value,
  options,
  disabled = false,
  onChange,
}: {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: Readonly<Record<string, string>>
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}) {
  return (
    <fieldset
      disabled={disabled}
      className="flex rounded-md border border-control bg-surface p-0.5 disabled:opacity-60"
    >
      <legend className="sr-only">{label}</legend>
      {Object.entries(options).map(([key, text]) => (
        <label
          key={key}
          className={joinClasses(
            'flex h-8 cursor-pointer items-center rounded-sm px-3 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent',
            key === value ? 'bg-accent-soft text-accent' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
