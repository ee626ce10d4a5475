import type { staffAudit } from './audit.ts'

/** What each act reads as in German. */
export const staffActSentencesGerman: Readonly<Record<keyof typeof staffAudit, string>> = {
  'staff.user-looked-at': '{who} hat ein Konto angesehen.|{who} hat das Konto von {thing} angesehen.',
  'staff.recordings-looked-at':
    '{who} hat Aufnahmen von jemandem angesehen.|{who} hat die Aufnahmen von {thing} angesehen.',
  'staff.workspace-looked-at':
    '{who} hat einen Arbeitsbereich angesehen.|{who} hat den Arbeitsbereich {thing} angesehen.',
  'staff.probation-set':
    '{who} hat geändert, ob ein Konto unter Beobachtung steht.|{who} hat geändert, ob {thing} unter Beobachtung steht.',
  'staff.user-blocked': '{who} hat ein Konto gesperrt.|{who} hat {thing} gesperrt.',
  'staff.user-unblocked': '{who} hat ein Konto entsperrt.|{who} hat {thing} entsperrt.',
  'staff.tier-given':
    '{who} hat einem Arbeitsbereich einen Tarif gegeben.|{who} hat dem Arbeitsbereich {thing} einen Tarif gegeben.',
  'staff.support-access-asked':
    '{who} hat jemanden um Zugang zu dessen Konto gebeten.|{who} hat {thing} um Zugang zum Konto gebeten.',
  'staff.letter-retried': '{who} hat eine Nachricht erneut senden lassen.',
  'staff.event-retried': '{who} hat ein Ereignis erneut zustellen lassen.',
  'staff.job-retried': '{who} hat einen Job erneut versuchen lassen.',
  'staff.job-stopped': '{who} hat einen Job angehalten.',
  'staff.setting-changed':
    '{who} hat eine Einstellung der Instanz geändert.|{who} hat die Einstellung {thing} der Instanz geändert.',
}
