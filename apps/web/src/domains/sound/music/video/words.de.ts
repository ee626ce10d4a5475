import { formatExact, formatSize } from '#kit/format/index.ts'
import { plural, type Translation } from '#kit/language/index.ts'
import type { videoWords } from './words.ts'

export const videoGerman: Translation<typeof videoWords> = {
  title: 'Musik zu einem Video',
  drop: 'Das Video, das Musik braucht, hierher ziehen oder einfügen',
  limits: (sizeBytes, minutes) =>
    `Bis zu ${formatSize(sizeBytes)} und ${minutes} Minuten. Das Video selbst wird nicht aufbewahrt.`,
  choose: 'Video wählen',
  addMore: 'Weiteres Video hinzufügen',
  addMoreHelp: 'Es folgt auf die anderen, und alle haben ein gemeinsames Stück.',
  videos: 'Videos',
  remove: (name) => `${name} entfernen`,
  movedTo: (place, count) => `An Platz ${formatExact(place)} von ${formatExact(count)} verschoben`,
  lengthUnknown: 'Länge noch unbekannt',
  description: 'Wie soll es klingen?',
  descriptionHelp: 'Bleibt es leer, sagen es die Bilder.',
  descriptionPlaceholder: 'Ein Gang am Meer: ruhig, dann heller',
  tags: 'Schlagwörter',
  tagsHelp: 'Stimmungen, Stile und Instrumente, durch Kommas getrennt.',
  tagsPlaceholder: 'Klavier, warm, ohne Schlagzeug',
  tagsWrong: (count, length) => `Höchstens ${count} Schlagwörter mit bis zu ${length} Zeichen.`,
  compose: 'Zum Video komponieren',
  perMinute: (credits) => `${formatExact(credits)} Credits je Minute Video`,
  tooLong: (minutes) =>
    `Musik dauert höchstens ${minutes} Minuten: Das hier ist länger. Entfernen Sie ein Video, oder wählen Sie ein kürzeres.`,
  tooShort: (seconds) =>
    plural(seconds, {
      one: 'Musik dauert mindestens 1 Sekunde: Das hier ist kürzer.',
      other: `Musik dauert mindestens ${formatExact(seconds)} Sekunden: Das hier ist kürzer.`,
    }),
  tooMany: (count) => `Höchstens ${count} Videos lassen sich zusammen verwenden.`,
  noPicture: (name) => `${name} hat kein Bild: Wählen Sie ein Video.`,
}
