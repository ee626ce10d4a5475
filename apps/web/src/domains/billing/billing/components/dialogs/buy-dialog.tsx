import { type Pricing, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'

import { storedPromo } from '#kit/arrival/index.ts'
import { changeWords } from '../../changes/words.ts'
import { priceText } from '../../plans/price-text.ts'
import type { Choice } from '../../plans/use-plan-actions.ts'
import { billingWords } from '../../words.ts'
import { PreviewDialog } from './preview-dialog.tsx'

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
    <PreviewDialog
      choice={{ ...choice, promocode: storedPromo()?.promocode ?? null }}
      expected={['create', 'create_while_on_grant']}
      title={words.title(name)}
      text={
        <>
          {isPaidElsewhere ? <p>{words.text(price)}</p> : null}
          {document.given_by === null ? null : <p>{changeWords.given.leave(mine, name, price)}</p>}
        </>
      }
      action={isPaidElsewhere ? words.action : changeWords.given.toCheckout}
      stay={billingWords.stay(mine)}
      isBusy={false}
      onConfirm={() => onBuy(choice)}
      onClose={onClose}
    />
  )
}
