import type { productionsAudit } from './audit.ts'

/** The same in German. */
export const productionsActSentencesGerman: Readonly<Record<keyof typeof productionsAudit, string>> = {
  'productions.order-submitted': '{who} hat einen Auftrag gesendet.|{who} hat den Auftrag {thing} gesendet.',
  'productions.order-paid': 'Ein Auftrag wurde bezahlt.|Der Auftrag {thing} wurde bezahlt.',
  'productions.order-canceled': '{who} hat einen Auftrag storniert.|{who} hat den Auftrag {thing} storniert.',
  'productions.order-accepted':
    '{who} hat die Lieferung zu einem Auftrag abgenommen.|{who} hat die Lieferung zum Auftrag {thing} abgenommen.',
  'productions.delivery-rejected':
    '{who} hat die Lieferung zu einem Auftrag abgelehnt.|{who} hat die Lieferung zum Auftrag {thing} abgelehnt.',
  'productions.order-taken': '{who} hat einen Auftrag angenommen.|{who} hat den Auftrag {thing} angenommen.',
  'productions.order-declined':
    '{who} hat einen Auftrag nicht angenommen.|{who} hat den Auftrag {thing} nicht angenommen.',
  'productions.dispute-decided':
    '{who} hat einen Streit um einen Auftrag entschieden.|{who} hat den Streit um den Auftrag {thing} entschieden.',
  'productions.prices-set':
    '{who} hat die Preisliste für Produktionen geändert.|{who} hat die Preisliste für Produktionen geändert.',
}
