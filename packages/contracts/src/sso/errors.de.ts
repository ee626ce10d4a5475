import type { ssoErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const ssoErrorsGerman: Readonly<Record<keyof typeof ssoErrors, string>> = {
  identity_provider_not_found: 'Diesen Identitätsanbieter gibt es nicht.',
  identity_provider_incomplete:
    'Dieser Identitätsanbieter ist noch nicht eingerichtet. Schließen Sie das ab, bevor sich jemand über ihn anmeldet.',
  identity_provider_limit_reached: 'Dieser Arbeitsbereich hat so viele Identitätsanbieter, wie er haben kann.',
  identity_provider_unreachable: 'Der Identitätsanbieter war nicht erreichbar.',
  identity_provider_unusable: 'Was dieser Identitätsanbieter über sich sagt, kann nicht verwendet werden.',
  domain_verification_not_found: 'Diese Domain gibt es in diesem Arbeitsbereich nicht.',
  domain_already_added: 'Diese Domain ist schon in Ihrem Arbeitsbereich.',
  domain_taken: 'Diese Domain gehört zu einem anderen Arbeitsbereich.',
  domain_limit_reached: 'Dieser Arbeitsbereich hat so viele Domains, wie er haben kann.',
  sso_not_tested:
    'Bevor das der einzige Weg hinein sein kann, muss sich jemand über einen eingeschalteten Identitätsanbieter anmelden.',
  sso_domain_required: 'Bestätigen Sie zuerst eine Domain: Sie sagt, wer zu Ihnen gehört.',
  sso_answer_too_old:
    'Diese Anmeldung hat zu lange gedauert, wurde schon benutzt oder in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
  sso_answer_refused:
    'Der Antwort der Anmeldung Ihrer Organisation war nicht zu trauen. Bitte beginnen Sie noch einmal, oder fragen Sie, wer sie verwaltet.',
  sso_declined: 'Die Anmeldung Ihrer Organisation hat Sie nicht hereingelassen. Bitte beginnen Sie noch einmal.',
  sso_domain_not_allowed: 'Diese Adresse liegt in keiner Domain, die der Organisation nachweislich gehört.',
  sso_not_provisioned: 'Sie sind nicht Mitglied dieses Arbeitsbereichs. Bitten Sie um eine Einladung.',
  sso_not_for_staff: 'Diese Adresse kann sich nicht über eine Organisation anmelden.',
  sso_member_locked: 'Ein Admin dieses Arbeitsbereichs hat Ihre Mitgliedschaft gesperrt.',
  sso_link_not_found:
    'Es gibt nichts zu verbinden, oder es hat zu lange gedauert. Bitte beginnen Sie die Anmeldung Ihrer Organisation noch einmal.',
  sso_other_account:
    'Sie sind bei einem anderen Konto angemeldet als dem, das verbunden werden soll. Melden Sie sich ab und bei jenem an.',
}
