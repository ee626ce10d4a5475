import { billingEndpoints } from '@vireo/contracts/billing'
import { Button, buttonClasses } from '@vireo/ui'

import { forgetPromo } from '#kit/arrival/index.ts'
import type { ChangeProblem } from '../../failures.ts'
import { useHostedPage } from '../../use-hosted-page.ts'
import { billingWords } from '../../words.ts'

/** Offers the way around what stands in the way of a change. */
export function ChangeHelp({
  help,
  onHelped,
}: {
  readonly help: NonNullable<ChangeProblem['help']>
  /** What was in the way is gone; the change may be tried again. */
  readonly onHelped: () => void
}) {
  const card = useHostedPage(billingEndpoints.createUpdatePaymentMethodsSession)
  switch (help.kind) {
    case 'confirm':
      return (
        <a href={help.url} className={buttonClasses({ size: 'sm' })}>
          {billingWords.confirmPayment}
        </a>
      )
    case 'card':
      return (
        <Button size="sm" loading={card.isPending || card.isSuccess} onClick={() => card.mutate()}>
          {billingWords.updateCard}
        </Button>
      )
    case 'promo':
      return (
        <Button
          size="sm"
          onClick={() => {
            forgetPromo()
            onHelped()
          }}
        >
          {billingWords.removeCode}
        </Button>
      )
  }
}
