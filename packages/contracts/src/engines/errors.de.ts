import type { enginesErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const enginesErrorsGerman: Readonly<Record<keyof typeof enginesErrors, string>> = {
  engine_not_installed: 'Dafür ist auf dieser Instanz nichts installiert. Wer sie betreibt, kann das nachholen.',
  operator_only: 'Das darf nur, wer diese Instanz betreibt.',
  engine_model_not_found: 'Dieses Modell gibt es nicht.',
  model_refused: 'Das geht mit diesem Modell nicht.',
  licence_not_accepted: 'Zuerst muss die Lizenz des Modells angenommen werden.',
}
