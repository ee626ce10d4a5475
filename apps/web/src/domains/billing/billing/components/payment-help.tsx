import { billingEndpoints } from '@vireo/contracts/billing'
import { Button, buttonClasses, joinClasses } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import type { PaymentObstacle } from '../failures.ts'
import { useHostedPage } from '../use-hosted-page.ts'
import { billingWords } from '../words.ts'

/** Why a payment did not go through, and the way around it. */
export function PaymentHelp({ obstacle }: { readonly obstacle: PaymentObstacle }) {
  const card = useHostedPage(billingEndpoints.createUpdatePaymentMethodsSession)
  return (
    <div role="alert" className="mt-4 flex flex-col items-start gap-3 rounded-md bg-danger-soft p-4 text-sm">
      <p className="flex gap-2">
        <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
        {obstacle.reason}
      </p>
      {obstacle.kind === 'confirm' ? (
        <a href={obstacle.url} className={joinClasses(buttonClasses({ size: 'sm' }))}>
          {billingWords.confirmPayment}
        </a>
      ) : null}
      {obstacle.kind === 'card' ? (
        <Button size="sm" loading={card.isPending} onClick={() => card.mutate()}>
          {billingWords.updateCard}
        </Button>
      ) : null}
    </div>
  )
}
