import type { Currency } from '@vireo/contracts/users'
import { Button, Dialog, TextField } from '@vireo/ui'
import { useState } from 'react'

import { promoWords } from './words.ts'
import { discountText, extendedText, meaningText } from './promo-text.ts'
import { takeCoupon } from './take-coupon.ts'
import { usePromo } from './use-promo.ts'

/** Asks for a promo code, or shows what the one that a link brought along is worth. */
export function PromoDialog({
  isReady,
  currency,
  onClose,
}: {
  /** A link brought the code along. */
  readonly isReady: boolean
  readonly currency: Currency
  readonly onClose: () => void
}) {
  const promo = usePromo()
  const words = promoWords
  if (!isReady || !promo) return <CodeDialog currency={currency} onClose={onClose} />
  const meaning = meaningText(promo)
  return (
    <Dialog
      open
      onClose={onClose}
      width="sm"
      title={words.readyTitle}
      description={
        <>
          <p>
            <strong className="font-medium text-ink">{promo.promocode}</strong> · {discountText(promo, currency)}
          </p>
          {meaning ? <p>{meaning}</p> : null}
          <p className="empty:hidden">{extendedText(promo)}</p>
        </>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.choose}
        </Button>
      }
    />
  )
}

function CodeDialog({ currency, onClose }: { readonly currency: Currency; readonly onClose: () => void }) {
  const words = promoWords
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const apply = async () => {
    setBusy(true)
    const judgement = await takeCoupon(code.trim(), currency)
    setBusy(false)
    if (judgement.taken) onClose()
    else setRefusal(judgement.reason)
  }
  return (
    <Dialog open onClose={onClose} width="sm" title={words.enter} description={words.lead}>
      <form
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '' && !busy) void apply()
        }}
      >
        <TextField
          label={words.label}
          autoComplete="off"
          maxLength={64}
          required
          value={code}
          error={refusal}
          onChange={(event) => {
            setCode(event.target.value)
            setRefusal(undefined)
          }}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{words.close}</Button>
          <Button type="submit" variant="primary" loading={busy}>
            {words.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
