import type { enginesErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const enginesErrorsGerman: Readonly<Record<keyof typeof enginesErrors, string>> = {
  engine_not_installed: 'Dafür ist auf dieser Instanz nichts installiert. Wer sie betreibt, kann das nachholen.',
  engine_model_not_found: 'Dieses Modell gibt es nicht.',
  model_refused: 'Das geht mit diesem Modell nicht.',
  engine_address_not_found: 'Diese Engine gibt es nicht.',
  engine_address_refused: 'Diese Adresse darf nicht angefragt werden.',
  engine_address_limit: 'Mehr Engines unter Adressen sind nicht möglich.',
  engine_needs_voices: 'Eine Engine, die spricht, braucht mindestens eine Stimme.',
  engine_next_unknown: 'Die Engine, die folgen soll, gehört nicht dazu oder ist diese selbst.',
  engine_trial_failed: 'Die Engine hat nicht getan, was sie sollte.',
  engine_outside_forbidden:
    'Dieser Arbeitsbereich lässt nichts aus dieser Instanz hinaus, und dafür wäre eine Engine außerhalb nötig.',
  licence_not_accepted: 'Zuerst muss die Lizenz des Modells angenommen werden.',
}
