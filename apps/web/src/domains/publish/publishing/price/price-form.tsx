import { sellingLimits } from '@vireo/contracts/selling'
import { currencies, type Currency } from '@vireo/contracts/users'
import { Button, MoneyField, SegmentedControl, showSuccess } from '@vireo/ui'

import { formatMoney } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import type { PriceDraft } from './price-draft.ts'
import { priceWords } from './words.ts'

const signs = { usd: '$', eur: '€' } as const
const { priceMinMinor, priceMaxMinor } = sellingLimits

/** Asks what a work costs. */
export function PriceForm({ draft }: { readonly draft: PriceDraft }) {
  const { isPriced, amount, currency, change, isUnsaved, isWrong } = draft
  const { busy, attempt } = useAttempt()
  const save = async () => {
    if (await draft.save()) showSuccess(priceWords.saved)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(save)
      }}
    >
      <SegmentedControl
        label={priceWords.kind}
        value={isPriced ? 'priced' : 'free'}
        onChange={(value) => change({ isPriced: value === 'priced' })}
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
            onChange={(typed) => change({ amount: typed })}
            error={
              isWrong
                ? priceWords.missing(formatMoney(priceMinMinor, currency), formatMoney(priceMaxMinor, currency))
                : undefined
            }
          />
          <CurrencyField value={currency} onChange={(chosen) => change({ currency: chosen })} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={busy}>
          {priceWords.save}
        </Button>
        {isUnsaved ? <p className="text-sm text-muted">{priceWords.unsaved}</p> : null}
      </div>
    </form>
  )
}

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
