import { plural, type Translation } from '#kit/language/index.ts'
import type { chapterWords } from './words.ts'

export const chapterGerman: Translation<typeof chapterWords> = {
  title: 'Kapitel',
  lead: 'Aufnahmen aus Ihrem Verlauf, in der Reihenfolge, in der man sie hört.',
  leadSingle: 'Ein Einzelstück ist genau eine Aufnahme aus Ihrem Verlauf.',
  none: 'Noch kein Kapitel. Fügen Sie die Aufnahmen hinzu, aus denen das Werk besteht; sie bleiben in Ihrem Verlauf.',
  add: 'Aufnahmen hinzufügen',
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
