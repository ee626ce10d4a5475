import type { BillingInvoice } from '@vireo/contracts/billing'
import { Badge, Button, type Column, EmptyState, Section, Skeleton, Table } from '@vireo/ui'
import { ReceiptText } from 'lucide-react'

import { formatDate, formatMoney } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useInvoices } from '../queries.ts'
import { billingWords } from '../words.ts'

/** Every invoice of the workspace with its receipt, newest first. */
export function InvoiceList() {
  const words = billingWords.invoices
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInvoices()
  const invoices = data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <Section title={words.title} lead={words.lead}>
      {isPending ? <Skeleton className="h-24 w-full" /> : null}
      {error && !data ? <QueryError title={words.failed} error={error} onRetry={refetch} /> : null}
      {data && invoices.length === 0 ? (
        <EmptyState icon={<ReceiptText size={28} />} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : null}
      {invoices.length > 0 ? (
        <div className="-mx-4">
          <Table
            caption={words.caption}
            grid="grid-cols-[minmax(0,1fr)_4.5rem_4rem] md:grid-cols-[6rem_minmax(0,1fr)_7rem_6rem_7rem]"
            columns={columns()}
            rows={invoices}
            rowKey={({ invoice_id: id }) => id}
          />
        </div>
      ) : null}
      {hasNextPage ? (
        <Button className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </Section>
  )
}

function columns(): Column<BillingInvoice>[] {
  const words = billingWords.invoices
  const wide = 'max-md:hidden'
  return [
    { id: 'date', title: words.date, className: `${wide} tabular-nums`, cell: dateOf },
    { id: 'what', title: words.what, cell: (invoice) => <What invoice={invoice} /> },
    { id: 'status', title: words.status, className: wide, cell: (invoice) => <Status invoice={invoice} /> },
    {
      id: 'amount',
      title: words.amount,
      className: 'font-medium tabular-nums',
      cell: (invoice) => formatMoney(totalOf(invoice), invoice.currency),
    },
    { id: 'receipt', title: words.receipt, cell: (invoice) => <Receipt invoice={invoice} /> },
  ]
}

const dateOf = (invoice: BillingInvoice) => formatDate(invoice.created_at_unix)
const nameOf = (invoice: BillingInvoice) => invoice.number ?? invoice.invoice_id

/** What it is for; on the phone with what has no column of its own there. */
function What({ invoice }: { readonly invoice: BillingInvoice }) {
  return (
    <>
      <ul>
        {invoice.lines.map((line, place) => (
          // Two lines may say the same.
          <li key={place}>{line.description}</li>
        ))}
      </ul>
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
        {nameOf(invoice)}
        <span className="tabular-nums md:hidden">{dateOf(invoice)}</span>
        <span className="md:hidden">
          <Status invoice={invoice} />
        </span>
      </span>
    </>
  )
}

function Status({ invoice: { status } }: { readonly invoice: BillingInvoice }) {
  return (
    <Badge tone={status === 'paid' ? 'success' : status === 'open' ? 'warning' : 'neutral'}>
      {billingWords.invoices.statuses[status]}
    </Badge>
  )
}

function Receipt({ invoice }: { readonly invoice: BillingInvoice }) {
  const words = billingWords.invoices
  const name = nameOf(invoice)
  return (
    <span className="flex gap-3">
      {invoice.hosted_url ? (
        <InvoiceLink href={invoice.hosted_url} label={words.viewOf(name)} text={words.view} />
      ) : null}
      {invoice.pdf_url ? <InvoiceLink href={invoice.pdf_url} label={words.receiptOf(name)} text={words.pdf} /> : null}
    </span>
  )
}

function InvoiceLink({ href, label, text }: { readonly href: string; readonly label: string; readonly text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
    >
      {text}
    </a>
  )
}

/** What was charged, or is to be. */
function totalOf(invoice: BillingInvoice): number {
  return invoice.status === 'paid' ? invoice.amount_paid_cents : invoice.amount_due_cents
}
