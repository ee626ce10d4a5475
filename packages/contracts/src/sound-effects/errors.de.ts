import type { soundEffectsErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const soundEffectsErrorsGerman: Readonly<Record<keyof typeof soundEffectsErrors, string>> = {
  bad_prompt: 'Keines dieser Wörter ist ein Geräusch, das hier entstehen kann. Es wurde nichts berechnet.',
  sound_not_found: 'Dieses Geräusch gibt es in der Bibliothek nicht.',
  not_a_sound: 'In der Bibliothek der Geräusche lassen sich nur Soundeffekte veröffentlichen.',
  sound_not_published: 'Dieses Geräusch ist nicht veröffentlicht.',
  sound_taken_down:
    'Wer diese Instanz betreibt, hat dieses Geräusch aus der Bibliothek genommen. Es lässt sich nicht noch einmal veröffentlichen.',
  too_many_published_sounds:
    'Dieser Arbeitsbereich hat so viele Geräusche veröffentlicht, wie er darf. Nehmen Sie zuerst eines zurück.',
}
