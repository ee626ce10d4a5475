import type { OrderInvoice } from '@vireo/contracts/productions'
import { joinClasses, ProductMark } from '@vireo/ui'

import { formatDecimal, languageName } from '#kit/format/index.ts'
import { dayText } from '../shown/instants.ts'
import { centsText } from '../shown/money.ts'
import { productionsWords } from '../words.ts'
import { invoiceWords } from './words.ts'

/** Shows an invoice as it is printed: who owes whom, for what, and how much. */
export function InvoiceSheet({ invoice }: { readonly invoice: OrderInvoice }) {
  const { facts, sum, tax, noTax, total, refunded, kept } = invoiceWords
  return (
    <article className="flex max-w-[760px] flex-col gap-8 rounded-lg bg-surface p-4 text-sm sm:p-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{invoiceWords.number(invoice.invoice_number)}</h2>
        <ProductMark />
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        <Fact name={facts.from} value={location.host} />
        <Fact name={facts.to} value={invoice.customer} />
        <Fact name={facts.order} value={invoice.order_name} />
        <Fact name={facts.issued} value={dayText(invoice.issued_at)} />
      </dl>
      <Lines lines={invoice.lines} />
      <dl className="ml-auto flex w-full max-w-xs flex-col gap-2">
        <Sum name={sum} cents={invoice.total_cents - invoice.tax_cents} />
        <Sum name={invoice.tax_cents === 0 ? noTax : tax} cents={invoice.tax_cents} />
        <Sum name={total} cents={invoice.total_cents} isLast={invoice.refunded_cents === 0} />
        {invoice.refunded_cents === 0 ? null : (
          <>
            <Sum name={refunded} cents={-invoice.refunded_cents} />
            <Sum name={kept} cents={invoice.total_cents - invoice.refunded_cents} isLast />
          </>
        )}
      </dl>
    </article>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {value}
      </dd>
    </div>
  )
}

type SumProps = { readonly name: string; readonly cents: number; readonly isLast?: boolean }

function Sum({ name, cents, isLast = false }: SumProps) {
  return (
    <div className={joinClasses('flex justify-between gap-4', isLast && 'text-base font-semibold')}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{centsText(cents)}</dd>
    </div>
  )
}

type Line = OrderInvoice['lines'][number]

function Lines({ lines }: Pick<OrderInvoice, 'lines'>) {
  const { columns } = invoiceWords
  const figure = 'py-2 pl-4 text-right tabular-nums'
  return (
    <table className="w-full">
      <caption className="sr-only">{invoiceWords.lines}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="py-2 text-left font-medium">
            {columns.what}
          </th>
          <th scope="col" className={joinClasses(figure, 'font-medium')}>
            {columns.minutes}
          </th>
          <th scope="col" className={joinClasses(figure, 'font-medium')}>
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // Lines have no name of their own, and never change.
          <tr key={`${place} ${line.recording}`} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              <What line={line} />
            </th>
            <td className={figure}>{formatDecimal(line.minutes, 2)}</td>
            <td className={figure}>{centsText(line.amount_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function What({ line }: { readonly line: Line }) {
  const { service, source_language: from, target_language: to, recording } = line
  const kinds: Readonly<Record<string, string>> = productionsWords.services
  const languages = from === to ? languageName(from) : productionsWords.fromTo(languageName(from), languageName(to))
  return (
    <>
      {`${kinds[service] ?? service} · ${languages}`}
      {recording === null ? null : (
        <span dir="auto" className="block text-xs text-muted">
          {recording}
        </span>
      )}
    </>
  )
}
