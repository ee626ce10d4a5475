import type { musicErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const musicErrorsGerman: Readonly<Record<keyof typeof musicErrors, string>> = {
  song_not_found: 'Dieses Stück gibt es nicht.',
  finetune_not_found: 'Diese Feinabstimmung gibt es nicht.',
  section_not_found: 'Dieser Bereich umfasst keine ganzen Abschnitte des Stücks.',
}
