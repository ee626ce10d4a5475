import type { webhooksErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const webhooksErrorsGerman: Readonly<Record<keyof typeof webhooksErrors, string>> = {
  webhook_not_found: 'Diesen Webhook gibt es nicht.',
  webhook_delivery_not_found: 'Diese Zustellung gibt es nicht.',
  webhook_limit_reached: 'Dieser Arbeitsbereich hat so viele Webhooks, wie er haben kann.',
  webhook_url_not_allowed:
    'Diese Adresse kann nicht aufgerufen werden. Verwenden Sie eine https-Adresse, die aus dem Internet erreichbar ist.',
  webhook_queue_full:
    'Zu viele Tests und Wiederholungen dieses Webhooks warten auf den Versand oder wurden an einem Tag verlangt. Versuchen Sie es später noch einmal.',
  webhook_disabled: 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  webhook_has_no_secret: 'Nur Webhooks, die unterschreiben, was sie senden, haben ein Geheimnis.',
}
