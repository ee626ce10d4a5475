import { plural, type Translation } from '#kit/language/index.ts'
import type { voiceDialogWords } from './words.ts'

export const voiceDialogGerman: Translation<typeof voiceDialogWords> = {
  editTitle: (name) => `„${name}“ bearbeiten`,
  name: 'Name',
  nameMissing: 'Geben Sie der Stimme einen Namen.',
  description: 'Beschreibung',
  none: 'Keine Angabe',
  accentHelp: 'So wie man ihn nennt: britisch, bairisch …',
  save: 'Änderungen speichern',
  saved: 'Stimme gespeichert.',
  refused: 'Die Stimme wurde nicht gespeichert',
  samples: 'Aufnahmen',
  noSamples: 'Zu dieser Stimme gibt es keine Aufnahmen.',
  samplesFailed: 'Die Aufnahmen konnten nicht geladen werden',
  playSample: 'Aufnahme',
  deleteSample: (name) => `Aufnahme ${name} löschen`,
  sampleDeleted: 'Aufnahme gelöscht.',
  addSamples: 'Aufnahmen hinzufügen',
  addSamplesLead: 'Mit weiteren Aufnahmen desselben Menschen wird die Stimme beim Speichern neu angeglichen.',
  stillChecking: 'Die Aufnahmen werden noch geprüft.',
  noneUsable: 'Keine dieser Aufnahmen ist verwendbar. Fügen Sie eine andere hinzu, oder entfernen Sie sie.',
  sending: (percent) => `Wird gesendet … ${percent} %`,
  matching: 'Die Stimme wird angeglichen …',
  deleteTitle: (name) => `„${name}“ löschen?`,
  deleteLead: 'Das lässt sich nicht rückgängig machen. Es bedeutet:',
  consequencesFailed: 'Die Folgen konnten nicht geladen werden',
  samplesGo: (count, size) =>
    plural(count, {
      one: `1 Aufnahme wird gelöscht (${size}).`,
      other: `${count} Aufnahmen werden gelöscht (${size}).`,
    }),
  sharesEnd: (count) =>
    plural(count, {
      one: 'Wer sie mitbenutzt, findet sie nicht mehr.',
      other: `${count} Freigaben enden: Niemand sonst findet sie mehr.`,
    }),
  copies: (count) =>
    plural(count, {
      one: '1 Kopie in dieser Instanz wurde von ihr gemacht.',
      other: `${count} Kopien in dieser Instanz wurden von ihr gemacht.`,
    }),
  historyStays: (count) =>
    plural(count, {
      one: '1 mit ihr erzeugte Aufnahme bleibt im Verlauf.',
      other: `${count} mit ihr erzeugte Aufnahmen bleiben im Verlauf.`,
    }),
  placeFree: 'Ihr Platz wird für eine andere Stimme frei.',
  delete: 'Stimme löschen',
  cancel: 'Stimme behalten',
  deleted: (name) => `„${name}“ wurde gelöscht.`,
}
