import type { SandboxSession } from '@vireo/contracts/billing'

import { formatDate, formatMoney } from '#kit/format/index.ts'
import { CardForm } from '../components/card-form.tsx'
import { type Fact, Facts } from '../components/facts.tsx'
import { BackLink, SessionGate } from '../components/session-gate.tsx'
import { sandboxWords } from '../words.ts'
import { billingTitleWords } from '../../titles/words.ts'

type Checkout = NonNullable<SandboxSession['checkout']>

/** Pays a plan with a test card: what is bought on one side, the card on the other. */
export function CheckoutPage() {
  return (
    <SessionGate
      title={(session) =>
        session?.checkout ? sandboxWords.subscribeTo(session.checkout.plan_name) : billingTitleWords.sandboxCheckout
      }
      width="widest"
    >
      {({ id, session }) =>
        session.checkout ? (
          <>
            <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12">
              <Order checkout={session.checkout} />
              <CardForm pageId={id} action={actionOf(session.checkout)} onDone={(url) => location.assign(url)} />
            </div>
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
  const isYearly = period === 'annual_period'
  const facts: Fact[] = [
    {
      name: isYearly ? sandboxWords.perYear(plan) : sandboxWords.perMonth(plan),
      value: money(checkout.price_cents),
    },
    ...(checkout.discount_cents > 0 ? [{ name: sandboxWords.discount, value: money(-checkout.discount_cents) }] : []),
    ...(checkout.owed_cents > 0 ? [{ name: sandboxWords.owed, value: money(checkout.owed_cents) }] : []),
    { name: sandboxWords.dueNow, value: money(checkout.due_now_cents), isStrong: true },
  ]
  return (
    <div className="flex flex-col gap-6">
      <p className="text-2xl font-semibold tracking-tight tabular-nums">{money(checkout.due_now_cents)}</p>
      <Facts facts={facts} />
      <p className="text-sm text-muted">
        {sandboxWords.nextPayment(
          money(checkout.next_payment_cents),
          formatDate(checkout.next_payment_at_unix),
          isYearly ? 'year' : 'month',
        )}
      </p>
    </div>
  )
}
