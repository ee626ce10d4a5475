import type { musicErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const musicErrorsGerman: Readonly<Record<keyof typeof musicErrors, string>> = {
  song_not_found: 'Dieses Stück gibt es nicht.',
  song_without_score:
    'Dieses Stück wurde hochgeladen: Es hat keine Noten. Man kann ihm folgen, aber es nicht ändern oder zerlegen.',
  invalid_video: 'Dieses Video kann nicht verwendet werden.',
  videos_too_short: 'Musik dauert mindestens drei Sekunden: Das hier ist kürzer.',
  videos_too_long: 'Musik dauert höchstens zehn Minuten: Das hier ist länger.',
  finetune_not_found: 'Diese Feinabstimmung gibt es nicht.',
  section_not_found: 'Dieser Bereich umfasst keine ganzen Abschnitte des Stücks.',
}
