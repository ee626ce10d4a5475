import type { identityErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const identityErrorsGerman: Readonly<Record<keyof typeof identityErrors, string>> = {
  marketplace_token_refused: 'Der Nachweis des Marktplatzes gilt nicht mehr. Kommen Sie noch einmal vom Marktplatz.',
  marketplace_account_taken: 'Dieses Konto des Marktplatzes gehört zu einem anderen Arbeitsbereich.',
  sign_up_closed: 'Diese Instanz nimmt keine neuen Konten an.',
  address_taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  invite_required: 'Diese Instanz nimmt neue Konten nur auf Einladung an.',
  invalid_invite_code: 'Diese Einladung gilt nicht. Bitten Sie um eine neue.',
  set_up_code_required:
    'Hier hat noch niemand ein Konto. Wer das erste anlegt, gibt den Einrichtungscode ein, der beim Start von Vireo ausgegeben wurde.',
  wrong_set_up_code: 'Das ist nicht der Einrichtungscode dieser Instanz. Er wurde beim Start von Vireo ausgegeben.',
  captcha_failed: 'Die Prüfung, dass Sie kein Programm sind, ist nicht gelungen. Bitte versuchen Sie es noch einmal.',
  captcha_not_used: 'Diese Instanz verwendet dieses Captcha nicht.',
  recent_sign_in_required:
    'Bestätigen Sie zu Ihrer Sicherheit zuerst, dass Sie die E-Mails dieses Kontos lesen. Wir haben Ihnen einen Link geschickt.',
  too_many_attempts: 'Zu viele Versuche, bitte versuchen Sie es in einigen Minuten noch einmal.',
  wrong_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  sso_required: 'Ihre Organisation bittet Sie, sich über sie anzumelden. Wählen Sie dazu Single Sign-on.',
  password_too_common:
    'Dieses Passwort ist eines der ersten, die jeder versuchen würde. Ein paar Wörter hintereinander sind leichter zu merken und schwerer zu erraten.',
  address_outside_organisation:
    'Ihre Organisation verwaltet dieses Konto: Seine Adresse kann nur in einer ihrer Domains liegen.',
  link_for_other_account:
    'Dieser Link ist für ein anderes Konto, das mit dieser Adresse angelegt wurde. Melden Sie sich bei jenem Konto an und öffnen Sie den Link noch einmal, oder fordern Sie einen Link für das Konto an, bei dem Sie angemeldet sind.',
  wrong_password: 'Das ist nicht Ihr aktuelles Passwort.',
  wrong_code: 'Dieser Code ist falsch oder wurde schon verwendet.',
  sign_in_too_old: 'Diese Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  second_factor_not_set_up: 'Dieser zweite Faktor ist nicht eingerichtet.',
  second_factor_already_set_up: 'Dieser zweite Faktor ist schon eingerichtet. Schalten Sie ihn zuerst aus.',
  second_factor_required_by_workspace:
    'Ihr Arbeitsbereich verlangt einen zweiten Faktor: Der letzte kann nicht ausgeschaltet werden.',
  second_factor_setup_required: 'Ihr Arbeitsbereich verlangt einen zweiten Faktor. Richten Sie zuerst einen ein.',
  session_not_found: 'Diese Sitzung gibt es nicht.',
  support_grant_not_found: 'Diesen Zugang des Supports gibt es nicht.',
  address_not_allowed: 'Dieser API-Schlüssel darf von dieser Adresse aus nicht benutzt werden.',
  api_key_not_found: 'Diesen API-Schlüssel gibt es nicht.',
  api_key_limit_reached: 'Sie haben so viele API-Schlüssel, wie ein Konto haben kann.',
  account_blocked: 'Dieses Konto ist gesperrt. Bitte fragen Sie, wer diese Instanz betreibt, was zu tun ist.',
  operator_only: 'Das darf nur, wer diese Instanz betreibt.',
}
