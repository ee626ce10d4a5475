import { billingEndpoints, isFlagged } from '@vireo/contracts/billing'
import { tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument, type Tier } from '@vireo/contracts/users'
import { Button, buttonClasses } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import { AdminsHint, AskAdminsButton } from '#kit/admins/index.ts'
import { formatMoney } from '#kit/format/index.ts'
import { useHostedPage } from '../use-hosted-page.ts'
import { billingWords } from '../words.ts'
import { Notice } from './notice.tsx'
import { WhoCanHelp } from './who-can-help.tsx'

/** Shows what has to be known before anything else on the screen. */
export function Notices({
  document,
  chosen,
}: {
  readonly document: SubscriptionDocument
  /** The plan that somebody chose before they signed up. */
  readonly chosen: Tier | undefined
}) {
  const words = billingWords.notices
  const { billing_provider: provider, status, tier } = document
  const isChoosing = chosen !== undefined && chosen !== tier && document.can_manage_billing && provider !== 'none'
  return (
    <>
      {isFlagged({ tier, status }) ? <Problem document={document} /> : null}
      {isChoosing ? <Notice>{words.chosen(tierDisplayNames[chosen])}</Notice> : null}
      {provider === 'stripe' ? null : (
        <Notice badge={provider === 'sandbox' ? words.test : undefined}>{words[provider]}</Notice>
      )}
      {document.is_isolated_environment ? <Notice>{words.isolated}</Notice> : null}
      {document.can_manage_billing ? null : <WhoCanHelp />}
    </>
  )
}

/** Tells that a payment is missing, what that means, and the way out for whoever may take it. */
function Problem({ document }: { readonly document: SubscriptionDocument }) {
  const words = billingWords.problem
  const { status, open_invoices: open, can_manage_billing: canManage } = document
  const texts = status === 'incomplete' || status === 'past_due' ? words[status] : words.free_disabled
  const [owed] = open
  const amount = owed && formatMoney(owed.amount_due_cents, owed.currency)
  return (
    <div role="alert" className="flex flex-wrap items-start gap-3 rounded-md bg-danger-soft p-4 text-sm">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{texts.title}</p>
        <p>
          {texts.text} {amount === undefined ? null : words.openInvoice(amount)}
        </p>
        {canManage ? null : (
          <div className="mt-1">
            <p>{words.askAdmin}</p>
            <AdminsHint isSaid />
          </div>
        )}
      </div>
      {canManage ? (
        <div className="flex flex-wrap gap-2">
          {owed?.hosted_invoice_url && amount !== undefined ? (
            <a href={owed.hosted_invoice_url} className={buttonClasses({ variant: 'primary', size: 'sm' })}>
              {words.pay(amount)}
            </a>
          ) : null}
          {document.has_payment_methods ? <UpdateCard /> : null}
        </div>
      ) : (
        <AskAdminsButton size="sm" />
      )}
    </div>
  )
}

function UpdateCard() {
  const card = useHostedPage(billingEndpoints.createUpdatePaymentMethodsSession)
  return (
    <Button size="sm" loading={card.isPending || card.isSuccess} onClick={() => card.mutate()}>
      {billingWords.updateCard}
    </Button>
  )
}
