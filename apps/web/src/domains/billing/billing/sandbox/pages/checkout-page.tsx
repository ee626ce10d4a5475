import type { SandboxSession } from '@vireo/contracts/billing'
import type { ReactNode } from 'react'

import { formatDate, formatMoney } from '#kit/format/index.ts'
import { CardForm } from '../components/card-form.tsx'
import { type Fact, Facts } from '../components/facts.tsx'
import { BackLink, SessionGate } from '../components/session-gate.tsx'
import { sandboxWords } from '../words.ts'
import { billingTitleWords } from '../../titles/words.ts'

type Checkout = NonNullable<SandboxSession['checkout']>
type Sale = NonNullable<SandboxSession['sale']>

/** Pays a plan, or what somebody sells, with a test card: what is bought on one side, the card on the other. */
export function CheckoutPage() {
  return (
    <SessionGate title={titleOf} width="widest">
      {({ id, session }) =>
        session.checkout ? (
          <Paying id={id} backUrl={session.back_url} action={actionOf(session.checkout)}>
            <Order checkout={session.checkout} />
          </Paying>
        ) : session.sale ? (
          <Paying id={id} backUrl={session.back_url} action={sandboxWords.pay(priceOf(session.sale))}>
            <SoldWork sale={session.sale} />
          </Paying>
        ) : null
      }
    </SessionGate>
  )
}

function titleOf(session: SandboxSession | undefined): string {
  if (session?.checkout) return sandboxWords.subscribeTo(session.checkout.plan_name)
  return session?.sale ? sandboxWords.buy(session.sale.title) : billingTitleWords.sandboxCheckout
}

function Paying({
  id,
  backUrl,
  action,
  children,
}: {
  readonly id: string
  readonly backUrl: string
  readonly action: string
  readonly children: ReactNode
}) {
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12">
        {children}
        <CardForm pageId={id} action={action} onDone={(url) => location.assign(url)} />
      </div>
      <BackLink url={backUrl} />
    </>
  )
}

function priceOf({ amount_cents: amount, currency }: Sale): string {
  return formatMoney(amount, currency)
}

function SoldWork({ sale }: { readonly sale: Sale }) {
  return (
    <div className="flex flex-col gap-6">
      <p className="text-2xl font-semibold tracking-tight tabular-nums">{priceOf(sale)}</p>
      <Facts facts={[{ name: sandboxWords.dueNow, value: priceOf(sale), isStrong: true }]} />
      <p className="text-sm text-muted">{sandboxWords.paidOnce}</p>
    </div>
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
