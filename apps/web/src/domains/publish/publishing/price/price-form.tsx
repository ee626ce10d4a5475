import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { type Price, sellingLimits } from '@vireo/contracts/selling'
import { Button, MoneyField, SegmentedControl, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { formatMoney } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useKeepWork } from '../queries.ts'
import { priceWords } from './words.ts'

const signs = { usd: '$', eur: '€' } as const
const currencies = ['usd', 'eur'] as const
const { priceMinMinor, priceMaxMinor } = sellingLimits

/** Asks what a work costs. It is kept when somebody says so, as it holds at once for whoever buys. */
export function PriceForm({ work, price }: { readonly work: Work; readonly price: Price | null }) {
  const [isPriced, setPriced] = useState(price !== null)
  const [amount, setAmount] = useState(price?.amount_cents)
  const [currency, setCurrency] = useState(price?.currency ?? 'usd')
  const [isTried, setTried] = useState(false)
  const keep = useKeepWork()
  const { busy, attempt } = useAttempt()
  const isAmount = amount !== undefined && amount >= priceMinMinor && amount <= priceMaxMinor
  const wanted = isPriced && isAmount ? { amount_cents: amount, currency } : null
  const save = async () => {
    keep(await call(publishingEndpoints.updateWork, { work_id: work.work_id, price: wanted }))
    showSuccess(priceWords.saved)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isPriced || isAmount) void attempt(save)
      }}
    >
      <SegmentedControl
        label={priceWords.kind}
        value={isPriced ? 'priced' : 'free'}
        onChange={(value) => setPriced(value === 'priced')}
        options={[
          { value: 'free', label: priceWords.free },
          { value: 'priced', label: priceWords.priced },
        ]}
      />
      {isPriced ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            label={priceWords.amount}
            sign={signs[currency]}
            value={amount}
            onChange={setAmount}
            error={
              isTried && !isAmount
                ? priceWords.missing(formatMoney(priceMinMinor, currency), formatMoney(priceMaxMinor, currency))
                : undefined
            }
          />
          <CurrencyField value={currency} onChange={setCurrency} />
        </div>
      ) : null}
      <div>
        <Button type="submit" loading={busy}>
          {priceWords.save}
        </Button>
      </div>
    </form>
  )
}

type Currency = Price['currency']

function CurrencyField({
  value,
  onChange,
}: {
  readonly value: Currency
  readonly onChange: (currency: Currency) => void
}) {
  return (
    <SegmentedControl
      label={priceWords.currency}
      value={value}
      onChange={(chosen) => onChange(currencies.find((one) => one === chosen) ?? value)}
      options={currencies.map((currency) => ({ value: currency, label: priceWords.currencies[currency] }))}
    />
  )
}
