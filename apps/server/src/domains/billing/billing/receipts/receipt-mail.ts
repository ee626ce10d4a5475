import { formatMoney } from '@vireo/contracts/plans'
import type { ProviderInvoice } from '#ports/billing-provider.ts'

type Receipt = {
  readonly invoice: Pick<ProviderInvoice, 'number' | 'currency' | 'amountPaidMinor' | 'createdAt' | 'hostedUrl'>
  readonly workspace: string
  /** Where every invoice of the workspace is; absolute. */
  readonly listUrl: string
}

type ReceiptMail = {
  readonly language: 'en' | 'de'
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
}

/** The mail after a payment, in the language of who reads it. Pure. */
export function receiptMail(locale: string, { invoice, workspace, listUrl }: Receipt): ReceiptMail {
  const language = locale.startsWith('de') ? 'de' : 'en'
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(invoice.createdAt)
  const words = texts[language]
  return {
    language,
    subject: words.subject(formatMoney(invoice.amountPaidMinor, invoice.currency)),
    paragraphs: [
      words.thanks(formatMoney(invoice.amountPaidMinor, invoice.currency), workspace),
      invoice.number === null ? words.dated(date) : words.numbered(invoice.number, date),
      words.others,
    ],
    action: { label: words.open, url: invoice.hostedUrl ?? listUrl },
  }
}

const texts = {
  en: {
    subject: (amount: string) => `Your receipt for ${amount}`,
    thanks: (amount: string, workspace: string) => `Thank you: ${amount} for the workspace “${workspace}” were paid.`,
    numbered: (number: string, date: string) => `Invoice ${number} of ${date}.`,
    dated: (date: string) => `Invoice of ${date}.`,
    others: 'You find every invoice of the workspace under Subscription.',
    open: 'Open the receipt',
  },
  de: {
    subject: (amount: string) => `Ihr Beleg über ${amount}`,
    thanks: (amount: string, workspace: string) =>
      `Danke: ${amount} für den Arbeitsbereich „${workspace}“ sind bezahlt.`,
    numbered: (number: string, date: string) => `Rechnung ${number} vom ${date}.`,
    dated: (date: string) => `Rechnung vom ${date}.`,
    others: 'Alle Rechnungen des Arbeitsbereichs finden Sie unter Abonnement.',
    open: 'Beleg öffnen',
  },
} as const
