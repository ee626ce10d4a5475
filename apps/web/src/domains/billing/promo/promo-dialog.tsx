import { Button, Dialog, TextField } from '@vireo/ui'
import { useState } from 'react'

import { billingWords } from '../words.ts'
import { discountText, meaningText } from './promo-text.ts'
import { takeCoupon } from './take-coupon.ts'
import { usePromo } from './use-promo.ts'

/** Asks for a promo code, or shows what the one that a link brought along is worth. */
export function PromoDialog({
  isReady,
  onClose,
}: {
  /** A link brought the code along. */
  readonly isReady: boolean
  readonly onClose: () => void
}) {
  const promo = usePromo()
  const words = billingWords.promo
  if (!isReady || !promo) return <CodeDialog onClose={onClose} />
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
            <strong className="font-medium text-ink">{promo.promocode}</strong> · {discountText(promo, 'usd')}
          </p>
          {meaning ? <p>{meaning}</p> : null}
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

function CodeDialog({ onClose }: { readonly onClose: () => void }) {
  const words = billingWords.promo
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const apply = async () => {
    setBusy(true)
    const isTaken = await takeCoupon(code.trim())
    setBusy(false)
    setRefused(!isTaken)
    if (isTaken) onClose()
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
          error={isRefused ? words.invalid : undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setRefused(false)
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
