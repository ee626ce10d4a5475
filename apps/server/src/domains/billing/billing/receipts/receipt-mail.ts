import type { Language } from '@vireo/contracts/kit'
import { formatMoney } from '@vireo/contracts/plans'
import type { ProviderInvoice } from '#ports/billing-provider.ts'
import { wordsIn } from '../words-in.ts'

type Receipt = {
  readonly invoice: Pick<ProviderInvoice, 'number' | 'currency' | 'amountPaidMinor' | 'createdAt' | 'hostedUrl'>
  readonly workspace: string
  /** Where every invoice of the workspace is; absolute. */
  readonly listUrl: string
}

type ReceiptMail = {
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
}

/** Writes the mail after a payment in the reader's language. Pure. */
export function receiptMail(language: Language, { invoice, workspace, listUrl }: Receipt): ReceiptMail {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(invoice.createdAt)
  const words = wordsIn(language).receipt
  return {
    language,
    subject: words.subject(formatMoney(invoice.amountPaidMinor, invoice.currency, language)),
    paragraphs: [
      words.thanks(formatMoney(invoice.amountPaidMinor, invoice.currency, language), workspace),
      invoice.number === null ? words.dated(date) : words.numbered(invoice.number, date),
      words.others,
    ],
    action: { label: words.open, url: invoice.hostedUrl ?? listUrl },
  }
}
