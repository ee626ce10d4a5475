import type { SandboxInvoice } from '@vireo/contracts/billing'
import { Button, FigureTable, Skeleton } from '@vireo/ui'
import { useParams } from 'react-router'

import { formatDate, formatMoney } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { type Fact, Facts } from '../components/facts.tsx'
import { InvoiceState } from '../components/invoice-state.tsx'
import { SandboxFrame } from '../components/sandbox-frame.tsx'
import { useSandboxInvoice } from '../queries.ts'
import { sandboxWords } from '../words.ts'
import { billingTitleWords } from '../../titles/words.ts'

/** Shows an invoice, or the receipt that it became, made to be printed. */
export function InvoicePage() {
  const { id = '' } = useParams()
  const { data: invoice, error, refetch } = useSandboxInvoice(id)
  return (
    <SandboxFrame title={titleOf(invoice)} width="wide">
      {invoice ? (
        <Invoice invoice={invoice} />
      ) : error ? (
        <QueryError title={sandboxWords.failed} error={error} onRetry={refetch} />
      ) : (
        <output aria-label={sandboxWords.loading} className="block">
          <Skeleton className="h-40 w-full" />
        </output>
      )}
    </SandboxFrame>
  )
}

function titleOf(invoice: SandboxInvoice | undefined): string {
  if (!invoice) return billingTitleWords.sandboxInvoice
  return invoice.status === 'paid'
    ? sandboxWords.receiptNumber(invoice.number)
    : sandboxWords.invoiceNumber(invoice.number)
}

function Invoice({ invoice }: { readonly invoice: SandboxInvoice }) {
  const money = (cents: number) => formatMoney(cents, invoice.currency)
  const { period_start_unix: start, period_end_unix: end, paid_at_unix: paidAt } = invoice
  const facts: Fact[] = [
    { name: sandboxWords.billedTo, value: invoice.customer_email },
    { name: sandboxWords.issued, value: formatDate(invoice.created_at_unix) },
    ...(start !== null && end !== null
      ? [{ name: sandboxWords.period, value: `${formatDate(start)} – ${formatDate(end)}` }]
      : []),
    ...(paidAt === null ? [] : [{ name: sandboxWords.paidOn, value: formatDate(paidAt) }]),
  ]
  const sums: Fact[] = [
    { name: sandboxWords.subtotal, value: money(invoice.subtotal_cents) },
    ...(invoice.discount_cents > 0 ? [{ name: sandboxWords.discount, value: money(-invoice.discount_cents) }] : []),
    { name: sandboxWords.total, value: money(invoice.amount_due_cents), isStrong: true },
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">{money(invoice.amount_due_cents)}</span>
        <InvoiceState status={invoice.status} />
      </p>
      <Facts facts={facts} />
      <Lines invoice={invoice} />
      <Facts facts={sums} />
      <Button className="self-start print:hidden" onClick={() => window.print()}>
        {sandboxWords.print}
      </Button>
    </>
  )
}

function Lines({ invoice: { lines, currency } }: { readonly invoice: SandboxInvoice }) {
  return (
    <FigureTable
      caption={sandboxWords.description}
      className="border-b border-line"
      columns={[
        { id: 'what', title: sandboxWords.description, className: 'break-words', cell: (line) => line.description },
        {
          id: 'amount',
          title: sandboxWords.amount,
          isFigure: true,
          cell: (line) => formatMoney(line.amount_cents, currency),
        },
      ]}
      rows={lines}
      rowKey={(_line, place) => place}
    />
  )
}
