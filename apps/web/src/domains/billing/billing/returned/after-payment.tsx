import { PaidPeriod } from '@vireo/contracts/billing'
import { type Pricing, tierDisplayNames } from '@vireo/contracts/plans'
import type { SubscriptionDocument } from '@vireo/contracts/users'
import { Button, buttonClasses } from '@vireo/ui'
import { Check } from 'lucide-react'

import { formatMoney } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useInvoices } from '../queries.ts'
import { unlockedBy } from './unlocked.ts'
import { returnedWords } from './words.ts'

/** Shows the moment after a payment: what is unlocked, the receipt, and what to do with it next. */
export function AfterPayment({
  document,
  pricing,
  onDismiss,
}: {
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
  readonly onDismiss: () => void
}) {
  const words = returnedWords
  const period = PaidPeriod.safeParse(document.billing_period).data ?? 'monthly_period'
  const unlocked = unlockedBy(document.tier, pricing, { period, currency: document.currency ?? 'usd' })
  const hasCloning = pricing.offers.some(
    (offer) => offer.plan_id === document.tier && offer.feature_flags.instant_voice_cloning,
  )
  return (
    <section aria-labelledby="paid" className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-8">
      <div>
        <h2 id="paid" className="text-xl font-semibold tracking-tight text-balance">
          {words.paid(tierDisplayNames[document.tier])}
        </h2>
        <ReceiptLine />
      </div>
      {unlocked.length > 0 ? (
        <div>
          <h3 className="text-xs text-muted">{words.unlocked(tierDisplayNames.free)}</h3>
          <ul className="mt-2 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
            {unlocked.map((text) => (
              <li key={text} className="flex gap-2">
                <Check aria-hidden size={16} className="mt-[3px] shrink-0 text-success" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <AppLink
          to={hasCloning ? paths.instantClone : paths.textToSpeech}
          className={buttonClasses({ variant: 'primary' })}
        >
          {hasCloning ? words.clone : words.speak}
        </AppLink>
        {document.max_seats > 1 ? (
          <AppLink to={paths.workspaceMembers} className={buttonClasses({})}>
            {words.invite}
          </AppLink>
        ) : null}
        {hasCloning ? (
          <AppLink to={paths.textToSpeech} className={buttonClasses({})}>
            {words.speak}
          </AppLink>
        ) : null}
        <Button variant="ghost" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      </div>
    </section>
  )
}

/** Leads to the newest invoice that is paid, which may arrive a moment after the plan. */
function ReceiptLine() {
  const { data } = useInvoices()
  const invoice = data?.pages[0]?.invoices.find(({ status }) => status === 'paid')
  if (!invoice) return null
  const amount = formatMoney(invoice.amount_paid_cents, invoice.currency)
  const url = invoice.hosted_url ?? invoice.pdf_url
  return (
    <p className="mt-1 text-sm text-muted">
      {returnedWords.receipt(invoice.number ?? '', amount)} {returnedWords.mailed}{' '}
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {returnedWords.openReceipt}
        </a>
      ) : null}
    </p>
  )
}
