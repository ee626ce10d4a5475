import type { SandboxSession } from '@vireo/contracts/billing'

import { formatDate, formatMoney } from '#kit/format/index.ts'
import { CardForm } from '../components/card-form.tsx'
import { type Fact, Facts } from '../components/facts.tsx'
import { BackLink, SessionGate } from '../components/session-gate.tsx'
import { sandboxWords } from '../words.ts'
import { billingTitleWords } from '../../titles/words.ts'

type Checkout = NonNullable<SandboxSession['checkout']>

/** Pays a plan with a test card. */
export function CheckoutPage() {
  return (
    <SessionGate title={billingTitleWords.sandboxCheckout}>
      {({ id, session }) =>
        session.checkout ? (
          <>
            <Order checkout={session.checkout} />
            <CardForm pageId={id} action={actionOf(session.checkout)} onDone={(url) => location.assign(url)} />
            <BackLink url={session.back_url} />
          </>
        ) : null
      }
    </SessionGate>
  )
}

function actionOf({ due_now_cents: due, currency }: Checkout): string {
  return due === 0 ? sandboxWords.start : sandboxWords.pay(formatMoney(due, currency))
}

function Order({ checkout }: { readonly checkout: Checkout }) {
  const { currency, plan_name: plan, billing_period: period } = checkout
  const money = (cents: number) => formatMoney(cents, currency)
  const facts: Fact[] = [
    {
      name: period === 'annual_period' ? sandboxWords.perYear(plan) : sandboxWords.perMonth(plan),
      value: money(checkout.price_cents),
    },
    ...(checkout.discount_cents > 0 ? [{ name: sandboxWords.discount, value: money(-checkout.discount_cents) }] : []),
    ...(checkout.owed_cents > 0 ? [{ name: sandboxWords.owed, value: money(checkout.owed_cents) }] : []),
    { name: sandboxWords.dueNow, value: money(checkout.due_now_cents), isStrong: true },
  ]
  return (
    <div className="flex flex-col gap-2">
      <Facts facts={facts} />
      <p className="text-right text-sm text-muted">
        {sandboxWords.nextPayment(money(checkout.next_payment_cents), formatDate(checkout.next_payment_at_unix))}
      </p>
    </div>
  )
}
