import type { Translation } from '#kit/language/index.ts'
import type { lookWords } from './words.ts'

export const lookGerman: Translation<typeof lookWords> = {
  preview: 'Vorschau',
  previewPlays: 'Der Player, wie ihn Besucher Ihrer neuesten Seite hören. Anhören wird hier nicht gezählt.',
  previewSample: 'So wird der Player aussehen. Er spielt, sobald eine Seite gelesen ist.',
  frame: 'Vorschau des Players',
  looks: 'Aussehen',
  looksLead: 'Ohne Farben ist der Player hell oder dunkel, wie das System der Besucher.',
  text: 'Textfarbe',
  background: 'Hintergrundfarbe',
  ofSystem: 'Wie das System',
  pick: (what) => `Wählen: ${what}`,
  clear: (what) => `Leeren: ${what}`,
  colourWrong: 'Schreiben Sie eine Farbe wie #1a2b3c.',
  faint: 'Diese beiden Farben lassen sich schwer unterscheiden. Manche Besucher werden den Player nicht lesen können.',
  size: 'Größe',
  sizes: { normal: 'Normal', small: 'Klein' },
  title: 'Titel',
  titleHelp: 'Steht im Player anstelle des Titels der Seite.',
  author: 'Autor',
  authorHelp: 'Steht im Player anstelle des Autors der Seite.',
  line: 'Auf Ihrer Website',
  lineLead:
    'Setzen Sie diese eine Zeile dorthin, wo der Player stehen soll. Sie ist für alle Seiten gleich: Jede wird an ihrer Adresse erkannt.',
  guide: 'So geht es',
  unsaved: 'Änderungen gelten auf Ihrer Website, sobald Sie sie speichern.',
  discard: 'Verwerfen',
  save: 'Player speichern',
  saved: 'Player geändert.',
  undo: 'Rückgängig',
}
