import { Button, buttonClasses, EmptyState } from '@vireo/ui'
import { Download, FileQuestion, Printer } from 'lucide-react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { InvoiceSheet } from '../invoice/invoice-sheet.tsx'
import { saveInvoice } from '../invoice/save-invoice.ts'
import { useOrderInvoice } from '../invoice/queries.ts'
import { invoiceWords } from '../invoice/words.ts'
import { orderAddress } from '../shown/addresses.ts'

/** Shows the invoice of an order, made to be printed. */
export function InvoicePage() {
  const { orderId = '' } = useParams()
  const { data: invoice, error, refetch } = useOrderInvoice(orderId)
  const { busy, attempt } = useAttempt()
  if (!invoice) {
    if (error instanceof ApiError && error.status === 404) return <NoInvoice orderId={orderId} />
    return error ? <QueryError title={invoiceWords.failed} error={error} onRetry={refetch} /> : <RowsSkeleton />
  }
  return (
    <>
      <PageAction>
        <AppLink to={orderAddress(orderId)} className={buttonClasses({ variant: 'ghost' })}>
          {invoiceWords.toOrder}
        </AppLink>
        <Button icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
          {invoiceWords.print}
        </Button>
        <Button
          icon={<Download aria-hidden size={16} />}
          loading={busy}
          onClick={() => void attempt(() => saveInvoice(invoice))}
        >
          {invoiceWords.download}
        </Button>
      </PageAction>
      <InvoiceSheet invoice={invoice} />
    </>
  )
}

function NoInvoice({ orderId }: { readonly orderId: string }) {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<FileQuestion size={28} />}
        title={invoiceWords.missing}
        action={
          <AppLink to={orderAddress(orderId)} className={buttonClasses({})}>
            {invoiceWords.toOrder}
          </AppLink>
        }
      >
        {invoiceWords.missingText}
      </EmptyState>
    </div>
  )
}
