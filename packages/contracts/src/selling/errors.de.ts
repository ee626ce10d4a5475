import type { sellingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const sellingErrorsGerman: Readonly<Record<keyof typeof sellingErrors, string>> = {
  selling_not_available:
    'Werke dieses Arbeitsbereichs können noch nicht verkauft werden. Dazu braucht es ein eingerichtetes Auszahlungskonto von jemandem, der die Vereinbarung für Autorinnen und Autoren angenommen hat.',
  work_not_for_sale: 'Dieses Werk kann gerade nicht gekauft werden.',
  work_not_sold_to_authors: 'Wer an einem Werk verdient oder mit dessen Autor zusammenarbeitet, kann es nicht kaufen.',
  work_already_bought: 'Sie haben dieses Werk bereits gekauft.',
  purchase_under_way: 'Ihre Zahlung für dieses Werk wird noch bestätigt. Bitte warten Sie ein wenig.',
  purchase_not_found: 'Diesen Kauf gibt es nicht.',
  sale_not_found: 'Diesen Verkauf gibt es nicht.',
  sale_refund_over: 'Verkäufe lassen sich 28 Tage lang erstatten. Danach wird ausgezahlt, was sie eingebracht haben.',
  sale_not_refundable: 'Von diesem Verkauf ist nichts mehr zu erstatten.',
}
