import type { SandboxInvoice, SandboxSession } from '@vireo/contracts/billing'
import { Button, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { cardBrand } from '../../card-brand.ts'
import { formatDate, formatMoney } from '#kit/format/index.ts'
import { CardForm, Refusal } from '../components/card-form.tsx'
import { InvoiceState } from '../components/invoice-state.tsx'
import { BackLink, SessionGate } from '../components/session-gate.tsx'
import { usePayInvoice } from '../queries.ts'
import { sandboxWords } from '../words.ts'
import { billingTitleWords } from '../../titles/words.ts'

type Shown = { readonly id: string; readonly session: SandboxSession; readonly reload: () => void }

/** Shows the invoices and the card of a workspace. */
export function PortalPage() {
  return (
    <SessionGate title={billingTitleWords.sandboxPortal} width="wide">
      {(shown) => (
        <>
          <CardOnFile {...shown} />
          <Invoices {...shown} />
          <BackLink url={shown.session.back_url} />
        </>
      )}
    </SessionGate>
  )
}

/** Whether the answer leads somewhere else: to the bank's question. */
const asks = (url: string) => new URL(url).pathname.startsWith('/sandbox/challenge/')

function CardOnFile({ id, session: { card }, reload }: Shown) {
  const [isOpen, setOpen] = useState(false)
  const done = (url: string) => {
    if (asks(url)) return location.assign(url)
    showSuccess(sandboxWords.cardSaved)
    setOpen(false)
    reload()
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{sandboxWords.cardOnFile}</h2>
      <p className="text-sm text-muted">
        {card
          ? sandboxWords.cardOf(
              cardBrand(card.brand),
              card.last4,
              `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year % 100).padStart(2, '0')}`,
            )
          : sandboxWords.noCard}
      </p>
      {isOpen ? (
        <CardForm pageId={id} action={sandboxWords.saveCard} onDone={done} />
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {sandboxWords.changeCard}
        </Button>
      )}
    </section>
  )
}

function Invoices({ id, session: { invoices }, reload }: Shown) {
  const pay = usePayInvoice(id)
  const payNow = (number: string) =>
    pay.mutate(number, {
      onSuccess: ({ url }) => {
        if (asks(url)) return location.assign(url)
        showSuccess(sandboxWords.paidNow)
        reload()
      },
    })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{sandboxWords.invoices}</h2>
      {pay.error ? <Refusal error={pay.error} /> : null}
      {invoices.length === 0 ? <p className="text-sm text-muted">{sandboxWords.noInvoices}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.number} invoice={invoice} isBusy={pay.isPending} onPay={payNow} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = {
  readonly invoice: SandboxInvoice
  readonly isBusy: boolean
  readonly onPay: (number: string) => void
}

function InvoiceRow({ invoice, isBusy, onPay }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <a href={new URL(invoice.url).pathname} className="font-medium text-accent underline-offset-4 hover:underline">
        {sandboxWords.invoiceNumber(invoice.number)}
      </a>
      <span className="text-muted">{formatDate(invoice.created_at_unix)}</span>
      <InvoiceState status={invoice.status} />
      <span className="ml-auto tabular-nums">{formatMoney(invoice.amount_due_cents, invoice.currency)}</span>
      {invoice.status === 'open' ? (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={sandboxWords.payNow(invoice.number)}
          onClick={() => onPay(invoice.number)}
        >
          {sandboxWords.payShort}
        </Button>
      ) : null}
    </li>
  )
}
