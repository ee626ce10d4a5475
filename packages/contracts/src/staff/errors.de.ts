import type { staffErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const staffErrorsGerman: Readonly<Record<keyof typeof staffErrors, string>> = {
  staff_own_account:
    'Mit dem eigenen Konto oder Arbeitsbereich macht das niemand selbst. Bitten Sie jemanden aus dem Team.',
  staff_protected_account: 'Wer die Instanz betreibt oder zum Team gehört, wird hier nicht gesperrt.',
}
