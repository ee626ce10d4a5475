import { Button, buttonClasses, EmptyState } from '@vireo/ui'
import { FileQuestion, Printer } from 'lucide-react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { InvoiceSheet } from '../invoice/invoice-sheet.tsx'
import { useOrderInvoice } from '../invoice/queries.ts'
import { invoiceWords } from '../invoice/words.ts'
import { orderAddress } from '../shown/addresses.ts'

/** Shows the invoice of an order, made to be printed. */
export function InvoicePage() {
  const { orderId = '' } = useParams()
  const { data: invoice, error, refetch } = useOrderInvoice(orderId)
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
