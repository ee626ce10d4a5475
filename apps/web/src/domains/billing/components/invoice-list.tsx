import type { BillingInvoice } from '@vireo/contracts'
import { Badge, Button, EmptyState, Section, Skeleton } from '@vireo/ui'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'

import { formatDate, formatMoney } from '../../../kit/format/index.ts'
import { QueryError } from '../../../kit/query-error.tsx'
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
        <table className="w-full text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b border-line text-left text-xs text-muted">
              <Head>{words.date}</Head>
              <Head>{words.what}</Head>
              <Head>{words.status}</Head>
              <Head>{words.amount}</Head>
              <Head>{words.receipt}</Head>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.invoice_id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      ) : null}
      {hasNextPage ? (
        <Button className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </Section>
  )
}

function Head({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pr-4 font-medium">
      {children}
    </th>
  )
}

function InvoiceRow({ invoice }: { readonly invoice: BillingInvoice }) {
  const words = billingWords.invoices
  const name = invoice.number ?? invoice.invoice_id
  const cell = 'py-2 pr-4 align-top max-md:inline-block max-md:py-0.5'
  return (
    <tr className="border-b border-line last:border-0 max-md:block max-md:py-2">
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatDate(invoice.created_at_unix)}</td>
      <td className={`${cell} max-md:block`}>
        <ul>
          {invoice.lines.map((line, place) => (
            // Two lines may say the same.
            <li key={place}>{line.description}</li>
          ))}
        </ul>
        <span className="text-xs text-faint">{name}</span>
      </td>
      <td className={cell}>
        <Badge tone={invoice.status === 'paid' ? 'success' : invoice.status === 'open' ? 'warning' : 'neutral'}>
          {words.statuses[invoice.status]}
        </Badge>
      </td>
      <td className={`${cell} font-medium tabular-nums`}>{formatMoney(totalOf(invoice), invoice.currency)}</td>
      <td className={cell}>
        <span className="flex gap-3">
          {invoice.hosted_url ? (
            <InvoiceLink href={invoice.hosted_url} label={words.viewOf(name)} text={words.view} />
          ) : null}
          {invoice.pdf_url ? (
            <InvoiceLink href={invoice.pdf_url} label={words.receiptOf(name)} text={words.receipt} />
          ) : null}
        </span>
      </td>
    </tr>
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
