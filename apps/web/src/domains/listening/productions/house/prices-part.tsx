import type { ProductionPrice } from '@vireo/contracts/productions'
import { Button, Section, showSuccess } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { RowsSkeleton } from '#kit/page/index.ts'
import { HouseError } from './house-error.tsx'
import { PriceFields } from './price-fields.tsx'
import { useHouseActions, usePrices } from './queries.ts'
import { houseWords } from './words.ts'

const any = { source_language: '*', target_language: '*', priority: 'normal' } as const
const another: ProductionPrice = {
  service: 'transcription',
  ...any,
  per_minute_cents: 200,
  payout_per_minute_cents: 120,
}

/** Shows the price list, which is changed as a whole. */
export function PricesPart() {
  const { data, error, refetch } = usePrices()
  if (data) return <PriceList key={JSON.stringify(data)} before={data.prices} />
  return error ? <HouseError error={error} onRetry={refetch} /> : <RowsSkeleton />
}

function PriceList({ before }: { readonly before: readonly ProductionPrice[] }) {
  const [prices, setPrices] = useState(before)
  const { setPrices: save } = useHouseActions()
  const { busy, problem, attempt } = useDialogAttempt()
  const put = (at: number, price: ProductionPrice) => setPrices(prices.with(at, price))
  return (
    <Section title={houseWords.pricesTitle} lead={houseWords.pricesLead}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(async () => {
            await save(prices)
            showSuccess(houseWords.pricesSaved)
          })
        }}
      >
        {prices.length === 0 ? <p className="text-sm text-muted">{houseWords.noPrices}</p> : null}
        <ul className="flex flex-col divide-y divide-line empty:hidden">
          {prices.map((price, at) => (
            <PriceFields
              // A price has no name of its own while it is changed: it is the one in this line.
              key={`${at} of ${prices.length}`}
              name={houseWords.price(at + 1)}
              price={price}
              onChange={(changed) => put(at, changed)}
              onRemove={() => setPrices(prices.toSpliced(at, 1))}
            />
          ))}
        </ul>
        {problem ? (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            <span className="font-medium">{houseWords.pricesRefused}</span> {problem.message}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button icon={<Plus aria-hidden size={16} />} onClick={() => setPrices([...prices, another])}>
            {houseWords.addPrice}
          </Button>
          <Button type="submit" variant="primary" loading={busy}>
            {houseWords.savePrices}
          </Button>
        </div>
      </form>
    </Section>
  )
}
