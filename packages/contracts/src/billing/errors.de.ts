import type { billingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const billingErrorsGerman: Readonly<Record<keyof typeof billingErrors, string>> = {
  coupon_expired: 'Dieser Aktionscode ist abgelaufen, bitte verwenden Sie einen anderen.',
  coupon_invalid: 'Dieser Code kann nicht verwendet werden.',
  payment_failed: 'Die Zahlung wurde abgelehnt. Es hat sich nichts geändert.',
  payment_action_required: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  no_payment_method: 'Es gibt keine Karte, die belastet werden kann. Fügen Sie zuerst eine hinzu.',
  no_subscription: 'Dieser Arbeitsbereich hat kein Abonnement, das geändert werden könnte.',
  nothing_scheduled: 'Es ist nichts vorgemerkt, das zurückgenommen werden könnte.',
  subscription_action_not_possible: 'Das ist vom Tarif des Arbeitsbereichs aus nicht möglich.',
  currency_cannot_change: 'Die Währung eines Abonnements kann nicht geändert werden.',
  billing_not_available: 'Auf dieser Instanz kann das nicht bezahlt werden.',
  billing_unavailable:
    'Der Zahlungsanbieter ist nicht erreichbar. Es hat sich nichts geändert, bitte versuchen Sie es noch einmal.',
  webhook_refused: 'Die Signatur fehlt, ist falsch oder zu alt.',
  no_connect_account: 'Dieser Arbeitsbereich hat noch kein Konto für Auszahlungen.',
  connect_link_over: 'Dieser Link wurde benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  sandbox_page_not_found: 'Diese Seite gibt es nicht, oder sie ist fort.',
  sandbox_page_expired: 'Diese Seite ist abgelaufen. Beginnen Sie noch einmal bei Ihrem Abonnement.',
  not_a_test_card: 'Das ist keine Testkarte. Echte Karten werden hier nicht angenommen.',
}
