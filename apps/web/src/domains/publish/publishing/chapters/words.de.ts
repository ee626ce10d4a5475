import { formatSize } from '#kit/format/index.ts'
import { plural, type Translation } from '#kit/language/index.ts'
import type { chapterWords } from './words.ts'

export const chapterGerman: Translation<typeof chapterWords> = {
  title: 'Kapitel',
  lead: 'Aufnahmen aus Ihrem Verlauf und eigene Dateien, in der Reihenfolge, in der man sie hört.',
  leadSingle: 'Ein Einzelstück ist genau eine Aufnahme aus Ihrem Verlauf oder eine eigene Datei.',
  none: 'Noch kein Kapitel. Fügen Sie Aufnahmen hinzu, die in Ihrem Verlauf bleiben, oder Tondateien.',
  add: 'Aufnahmen hinzufügen',
  drop: 'Tondateien hierher ziehen oder einfügen',
  dropOne: 'Tondatei hierher ziehen oder einfügen',
  dropLimits: (sizeBytes, hours) =>
    `MP3, WAV, FLAC, OGG oder M4A, je bis ${formatSize(sizeBytes)} und ${String(hours)} Stunden`,
  chooseFiles: 'Dateien wählen',
  chooseFile: 'Datei wählen',
  noSound: (name) => `${name} ist keine Tondatei. Wählen Sie MP3, WAV, FLAC, OGG oder M4A.`,
  fileEmpty: 'Diese Datei ist leer.',
  fileTooLarge: (sizeBytes, limitBytes) =>
    `Diese Datei hat ${formatSize(sizeBytes)}. Erlaubt sind ${formatSize(limitBytes)}.`,
  uploaded: 'Hochgeladen',
  withoutText: 'Bei dem, was Sie hochladen, lässt sich nicht mitlesen: Es hat keinen Text.',
  full: (count) => `Ein Werk hat höchstens ${count} Kapitel.`,
  place: (place) => `Kapitel ${place}`,
  titleOf: (place) => `Titel von Kapitel ${place}`,
  titleMissing: 'Geben Sie einen Titel ein. Bis dahin werden die Kapitel nicht gespeichert.',
  gone: 'Diese Aufnahme wurde gelöscht, oder Sie dürfen sie nicht hören.',
  preview: 'Hörprobe',
  shapeOf: (title) => `Wellenform von „${title}“`,
  more: (place) => `Mehr zu Kapitel ${place}`,
  up: 'Nach oben',
  down: 'Nach unten',
  asPreview: 'Als Hörprobe verwenden',
  noPreview: 'Nicht mehr als Hörprobe',
  replace: 'Aufnahme ersetzen',
  replaceFile: 'Durch eine Datei ersetzen',
  remove: 'Aus dem Werk entfernen',
  move: (place) => `Kapitel ${place} verschieben`,
  movedTo: (place, count) => `Das Kapitel ist an Stelle ${place} von ${count}.`,
  chooseTitle: 'Aufnahmen hinzufügen',
  chooseLead: 'Sie werden Kapitel in der Reihenfolge, in der Sie sie auswählen.',
  replaceTitle: 'Aufnahme ersetzen',
  replaceLead: 'Das Kapitel behält seine Stelle und seinen Titel.',
  addCount: (count) =>
    count === 0
      ? 'Hinzufügen'
      : plural(count, { one: '1 Aufnahme hinzufügen', other: `${count} Aufnahmen hinzufügen` }),
  search: 'Aufnahmen durchsuchen',
  recordings: 'Aufnahmen',
  taken: 'Ist schon ein Kapitel',
  older: 'Ältere zeigen',
  historyFailed: 'Ihre Aufnahmen konnten nicht geladen werden',
  historyEmpty: 'Sie haben noch keine Aufnahmen.',
  toSpeech: 'Die erste erstellen',
  nothingFound: 'Keine Aufnahme enthält diese Wörter.',
}
