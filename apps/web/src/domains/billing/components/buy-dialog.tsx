import { type Pricing, type Tier, tierDisplayNames } from '@vireo/contracts'
import { Button, Dialog } from '@vireo/ui'

import { priceText } from '../plans/price-text.ts'
import type { Choice } from '../plans/use-plan-actions.ts'
import { billingWords } from '../words.ts'

/** Asks before another workspace is charged: no checkout page stands between the button and the charge. */
export function BuyDialog({
  choice,
  current,
  pricing,
  onBuy,
  onClose,
}: {
  readonly choice: Choice
  readonly current: Tier
  readonly pricing: Pricing
  readonly onBuy: (choice: Choice) => void
  readonly onClose: () => void
}) {
  const words = billingWords.buy
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(tierDisplayNames[choice.tier])}
      description={words.text(priceText(choice, pricing))}
      footer={
        <>
          <Button onClick={onClose}>{billingWords.stay(tierDisplayNames[current])}</Button>
          <Button variant="primary" onClick={() => onBuy(choice)}>
            {words.action}
          </Button>
        </>
      }
    />
  )
}
