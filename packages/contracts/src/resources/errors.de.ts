import type { resourcesErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const resourcesErrorsGerman: Readonly<Record<keyof typeof resourcesErrors, string>> = {
  resource_not_found: 'Das gibt es nicht, oder es ist nicht für Sie freigegeben.',
  share_target_invalid: 'Nennen Sie genau eines: ein Mitglied mit Adresse, eine Gruppe oder ein Dienstkonto.',
  resource_owner_protected: 'Das gehört der Person: Was Inhaber damit tun dürfen, kann ihnen nicht genommen werden.',
}
