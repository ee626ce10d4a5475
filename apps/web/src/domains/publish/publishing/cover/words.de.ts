import type { Translation } from '#kit/language/index.ts'
import type { coverWords } from './words.ts'

export const coverGerman: Translation<typeof coverWords> = {
  title: 'Titelbild',
  lead: 'Die quadratische Mitte Ihres Bildes, am besten mit mindestens 1.400 Pixeln je Seite.',
  leadPodcast: 'Die quadratische Mitte Ihres Bildes. Podcast-Apps brauchen mindestens 1.400 Pixel je Seite.',
  drop: 'Bild hierher ziehen',
  limits: 'JPEG, PNG oder WebP, bis 10 MB',
  choose: 'Bild auswählen',
  chooseOther: 'Anderes Bild auswählen',
  remove: 'Entfernen',
  set: 'Titelbild gespeichert.',
  gone: 'Titelbild entfernt.',
  pictureSending: 'Bild wird gesendet',
  pictureMaking: 'Quadrat wird ausgeschnitten',
  pictureType: 'Das ist keine JPEG-, PNG- oder WebP-Datei.',
  pictureHeavy: 'Dieses Bild ist größer als 10 MB.',
}
