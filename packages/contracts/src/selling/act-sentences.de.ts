import type { sellingAudit } from './audit.ts'

/** The same in German. */
export const sellingActSentencesGerman: Readonly<Record<keyof typeof sellingAudit, string>> = {
  'selling.purchase-begun': '{who} hat begonnen, ein Werk zu kaufen.|{who} hat begonnen, das Werk {thing} zu kaufen.',
  'selling.address-renewed':
    '{who} hat einem Kauf eine neue Adresse gegeben.|{who} hat dem Kauf des Werks {thing} eine neue Adresse gegeben.',
  'selling.refunded': '{who} hat einen Verkauf erstattet.|{who} hat einen Verkauf des Werks {thing} erstattet.',
  'selling.paid-out':
    'Was der Arbeitsbereich eingenommen hat, wurde ausgezahlt.|Was der Arbeitsbereich eingenommen hat, wurde ausgezahlt: {thing}.',
}
