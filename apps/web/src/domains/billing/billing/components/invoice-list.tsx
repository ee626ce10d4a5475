import type { BillingInvoice } from '@vireo/contracts/billing'
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  joinClasses,
  opensRowClasses,
  Section,
  Skeleton,
  Table,
} from '@vireo/ui'
import { ReceiptText } from 'lucide-react'

import { formatDate, formatMoney } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useInvoices } from '../queries.ts'
import { billingWords } from '../words.ts'

/** Lists every invoice of the workspace with its receipt, newest first. */
export function InvoiceList() {
  const words = billingWords.invoices
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInvoices()
  const invoices = data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <Section title={words.title} lead={words.lead}>
      {isPending ? <InvoicesSkeleton /> : null}
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
            grid="grid-cols-[6rem_minmax(0,1fr)_7rem_7rem_6rem]"
            columns={columns()}
            rows={invoices}
            rowKey={({ invoice_id: id }) => id}
            cards
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

/** Draws three rows in the shape of those that come. */
function InvoicesSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-14" />
        </div>
      ))}
    </div>
  )
}

function columns(): Column<BillingInvoice>[] {
  const words = billingWords.invoices
  return [
    { id: 'date', title: words.date, className: 'tabular-nums', cell: dateOf },
    { id: 'number', title: words.number, phone: 'head', cell: (invoice) => <Numbered invoice={invoice} /> },
    {
      id: 'amount',
      title: words.amount,
      className: 'font-medium tabular-nums md:justify-end md:text-right',
      cell: (invoice) => formatMoney(totalOf(invoice), invoice.currency),
    },
    {
      id: 'status',
      title: words.status,
      className: 'md:pl-6',
      cell: (invoice) => <Status invoice={invoice} />,
    },
    { id: 'receipt', title: words.receipt, cell: (invoice) => <Receipt invoice={invoice} /> },
  ]
}

const dateOf = (invoice: BillingInvoice) => formatDate(invoice.created_at_unix)
const nameOf = (invoice: BillingInvoice) => invoice.number ?? invoice.invoice_id

/** Shows an invoice's number and what it is for. */
function Numbered({ invoice }: { readonly invoice: BillingInvoice }) {
  return (
    <>
      <span className="block font-medium tabular-nums">{nameOf(invoice)}</span>
      <ul className="text-xs text-muted">
        {invoice.lines.map((line, place) => (
          // Two lines may say the same.
          <li key={place}>{line.description}</li>
        ))}
      </ul>
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
        <InvoiceLink href={invoice.hosted_url} label={words.viewOf(name)} text={words.view} opens />
      ) : null}
      {invoice.pdf_url ? <InvoiceLink href={invoice.pdf_url} label={words.receiptOf(name)} text={words.pdf} /> : null}
    </span>
  )
}

function InvoiceLink({
  href,
  label,
  text,
  opens = false,
}: {
  readonly href: string
  readonly label: string
  readonly text: string
  /** Whether it is what a click anywhere on its row leads to. */
  readonly opens?: boolean
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className={joinClasses(
        opens && opensRowClasses,
        'rounded-sm font-medium text-accent underline-offset-4 hover:underline',
      )}
    >
      {text}
    </a>
  )
}

/** Answers what was charged, or is to be, in cents. */
function totalOf(invoice: BillingInvoice): number {
  return invoice.status === 'paid' ? invoice.amount_paid_cents : invoice.amount_due_cents
}
