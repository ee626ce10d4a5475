import type { commonErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const commonErrorsGerman: Readonly<Record<keyof typeof commonErrors, string>> = {
  malformed_json: 'Die Anfrage ist kein gültiges JSON.',
  invalid_parameters: 'Die Anfrage enthält eine Angabe, die nicht verwendet werden kann.',
  invalid_text: 'Der Text enthält Zeichen, die nicht verarbeitet werden können.',
  invalid_cursor: 'Die Stelle, ab der weitergelesen werden soll, ist nicht gültig.',
  invalid_page_size: 'Die Seitengröße liegt außerhalb des Erlaubten.',
  invalid_content_type: 'Die Anfrage hat einen Inhaltstyp, der hier nicht gelesen wird.',
  request_too_large: 'Die Anfrage ist größer, als hier angenommen wird.',
  missing_api_key: 'Melden Sie sich an, oder senden Sie einen API-Schlüssel im Header xi-api-key.',
  invalid_api_key: 'Der API-Schlüssel ist nicht gültig.',
  invalid_authorization_header: 'Das Zugangstoken ist nicht gültig oder abgelaufen.',
  sign_in_required: 'Melden Sie sich an, um weiterzumachen.',
  insufficient_permissions: 'Diesen Zugangsdaten fehlt die nötige Berechtigung.',
  forbidden: 'Das dürfen Sie nicht.',
  feature_not_available: 'Ihr Tarif enthält diese Funktion nicht.',
  route_not_found: 'Diese Adresse gibt es nicht.',
  method_not_allowed: 'Diese Adresse antwortet auf diese Methode nicht.',
  idempotency_key_reused: 'Dieser Idempotenzschlüssel wurde schon mit einer anderen Anfrage verwendet.',
  already_processing: 'Eine Anfrage mit diesem Idempotenzschlüssel wird noch bearbeitet.',
  rate_limit_exceeded: 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  internal_error: 'Bei uns ist etwas schiefgegangen.',
  service_unavailable: 'Der Dienst ist vorübergehend nicht verfügbar, bitte versuchen Sie es noch einmal.',
}
