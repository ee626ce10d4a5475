import type { soundEffectsErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const soundEffectsErrorsGerman: Readonly<Record<keyof typeof soundEffectsErrors, string>> = {
  bad_prompt: 'Keines dieser Wörter ist ein Geräusch, das hier entstehen kann. Es wurde nichts berechnet.',
  sound_not_found: 'Dieses Geräusch gibt es in der Bibliothek nicht.',
}
