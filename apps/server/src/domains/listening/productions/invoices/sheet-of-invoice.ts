import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import type { OrderInvoice } from '@vireo/contracts/productions'
import type { AccountSheet } from '@vireo/transcripts/documents'
import { productionsGerman } from '../words.de.ts'
import { productionsWords } from '../words.ts'

const words: InEachLanguage<typeof productionsWords> = { en: productionsWords, de: productionsGerman }

type Reading = { readonly language: Language; readonly sender: string }

/** Writes an invoice out in a language, as it is to be read. Pure. */
export function sheetOfInvoice(invoice: OrderInvoice, { language, sender }: Reading): AccountSheet {
  const { invoice: says } = words[language]
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
  const minutes = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const money = (cents: number) => dollars.format(cents / 100)
  const { total_cents: total, refunded_cents: refunded, tax_cents: tax } = invoice
  const isWhole = refunded === 0
  const services: Readonly<Record<string, string>> = says.services
  return {
    title: says.title(invoice.invoice_number),
    language,
    facts: [
      { name: says.from, value: sender },
      { name: says.to, value: invoice.customer },
      { name: says.order, value: invoice.order_name },
      { name: says.issued, value: day.format(new Date(invoice.issued_at)) },
    ].filter(({ value }) => value !== ''),
    columns: { what: says.what, figures: [says.minutes, says.amount] },
    rows: invoice.lines.map((line) => {
      const [from, to] = [line.source_language, line.target_language].map((code) => names.of(code) ?? code)
      const languages = from === to ? from : `${from ?? ''} → ${to ?? ''}`
      return {
        what: `${services[line.service] ?? line.service} · ${languages}`,
        note: line.recording ?? '',
        figures: [minutes.format(line.minutes), money(line.amount_cents)],
      }
    }),
    sums: [
      { name: says.lines, value: money(total - tax), isLast: false },
      { name: tax === 0 ? says.noTax : says.tax, value: money(tax), isLast: false },
      { name: says.total, value: money(total), isLast: isWhole },
      ...(isWhole
        ? []
        : [
            { name: says.refunded, value: money(-refunded), isLast: false },
            { name: says.kept, value: money(total - refunded), isLast: true },
          ]),
    ],
  }
}
