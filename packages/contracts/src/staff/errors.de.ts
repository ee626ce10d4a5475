import type { staffErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const staffErrorsGerman: Readonly<Record<keyof typeof staffErrors, string>> = {
  staff_own_account:
    'Mit dem eigenen Konto oder Arbeitsbereich macht das niemand selbst. Bitten Sie jemanden aus dem Team.',
  setting_in_environment:
    'Über diese Einstellung entscheidet die Umgebung des Servers. Ändern oder entfernen Sie sie zuerst dort.',
  stuck_work_not_found: 'Diese Nachricht, dieses Ereignis oder diesen Job gibt es nicht, oder es wartet nicht mehr.',
  work_act_not_possible:
    'So, wie es jetzt steht, geht das nicht. Sehen Sie noch einmal nach: Vielleicht geht es schon weiter.',
  staff_no_grant:
    'Diese Person lässt Sie nicht oder nicht mehr ansehen, was sie gemacht hat. Bitten Sie sie zuerst darum.',
  staff_protected_account: 'Wer die Instanz betreibt oder zum Team gehört, wird hier nicht gesperrt.',
}
