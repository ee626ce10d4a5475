import { type Pricing, type SubscriptionDocument, tierDisplayNames } from '@vireo/contracts'
import { Button, Dialog } from '@vireo/ui'

import { changeWords } from '../changes/words.ts'
import { priceText } from '../plans/price-text.ts'
import type { Choice } from '../plans/use-plan-actions.ts'
import { billingWords } from '../words.ts'
import { Consequences } from './consequences.tsx'

/**
 * Asks before another workspace is charged, where no checkout page stands between the button and the charge; and before
 * something that was given is left for something that is bought.
 */
export function BuyDialog({
  choice,
  document,
  pricing,
  onBuy,
  onClose,
}: {
  readonly choice: Choice
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
  readonly onBuy: (choice: Choice) => void
  readonly onClose: () => void
}) {
  const words = changeWords.buy
  const [mine, name] = [tierDisplayNames[document.tier], tierDisplayNames[choice.tier]]
  const price = priceText(choice, pricing)
  const isPaidElsewhere = document.billing_provider === 'consolidated'
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(name)}
      description={
        <>
          {isPaidElsewhere ? <p>{words.text(price)}</p> : null}
          {document.given_by === null ? null : <p>{changeWords.given.leave(mine, name, price)}</p>}
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>{billingWords.stay(mine)}</Button>
          <Button variant="primary" onClick={() => onBuy(choice)}>
            {isPaidElsewhere ? words.action : changeWords.given.toCheckout}
          </Button>
        </>
      }
    >
      <Consequences from={document.tier} to={choice.tier} pricing={pricing} />
    </Dialog>
  )
}
