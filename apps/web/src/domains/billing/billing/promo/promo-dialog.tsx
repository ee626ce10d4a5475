import type { Currency } from '@vireo/contracts/users'
import { Button, Dialog } from '@vireo/ui'

import type { StoredPromo } from '#kit/arrival/index.ts'
import { promoWords } from './words.ts'
import { discountText, extendedText, meaningText } from './promo-text.ts'

/** Shows what the code that a link brought along is worth. */
export function PromoDialog({
  promo,
  currency,
  onClose,
}: {
  readonly promo: StoredPromo
  readonly currency: Currency
  readonly onClose: () => void
}) {
  const words = promoWords
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
