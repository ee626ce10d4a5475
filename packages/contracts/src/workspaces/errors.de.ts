import type { workspaceErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const workspaceErrorsGerman: Readonly<Record<keyof typeof workspaceErrors, string>> = {
  workspace_not_found: 'Diesen Arbeitsbereich gibt es nicht.',
  pronunciation_dictionary_unknown: 'Ein Aussprachewörterbuch fehlt, oder es ist nicht für Sie freigegeben.',
  webhook_unknown: 'Diesen Webhook hat der Arbeitsbereich nicht.',
  member_not_found: 'Niemand mit dieser Adresse gehört zum Arbeitsbereich.',
  group_not_found: 'Diese Gruppe gibt es in diesem Arbeitsbereich nicht.',
  invite_not_found: 'Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.',
  invite_for_other_address:
    'Diese Einladung ging an eine andere Adresse. Melden Sie sich mit dem Konto jener Adresse an, um sie anzunehmen.',
  email_not_verified: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  seats_full:
    'Alle Plätze dieses Arbeitsbereichs sind vergeben. Ein Admin kann jemanden entfernen oder einen Tarif mit mehr Plätzen wählen.',
  already_member: 'Wer diese Adresse hat, gehört schon zum Arbeitsbereich.',
  owner_is_protected:
    'Der Inhaber eines Arbeitsbereichs kann nicht entfernt, gesperrt oder herabgestuft werden. Übertragen Sie zuerst die Inhaberschaft.',
  own_membership: 'Das können Sie nicht mit sich selbst tun. Bitten Sie einen anderen Admin des Arbeitsbereichs.',
  power_exceeded: 'Sie können anderen nicht geben oder nehmen, was Sie selbst nicht dürfen.',
  group_name_taken: 'Eine Gruppe mit diesem Namen gibt es schon.',
  group_limit_reached: 'Ein Arbeitsbereich kann höchstens 100 Gruppen haben.',
  group_of_everyone: 'In dieser Gruppe sind alle: Sie kann nicht umbenannt, verlassen, betreten oder gelöscht werden.',
}
