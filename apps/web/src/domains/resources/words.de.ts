import type { Translation } from '../../kit/language/index.ts'
import type { sharingWords } from './words.ts'

export const sharingGerman: Translation<typeof sharingWords> = {
  share: 'Teilen',
  title: (name) => `„${name}“ teilen`,
  lead: 'Mitglieder sehen, was mit ihnen, mit einer ihrer Gruppen oder mit allen geteilt ist. Admins des Arbeitsbereichs sehen alles.',
  failed: 'Mit wem das geteilt ist, konnte nicht geladen werden',
  add: 'Teilen mit',
  choose: 'Auswählen',
  people: 'Personen',
  groups: 'Gruppen',
  machines: 'Dienstkonten',
  everyone: 'Alle im Arbeitsbereich',
  level: 'Zugriff',
  levelOf: (name) => `Zugriff von ${name}`,
  levels: {
    viewer: 'Darf ansehen',
    commenter: 'Darf kommentieren',
    editor: 'Darf bearbeiten',
    admin: 'Darf verwalten',
  },
  owner: 'Eigentümer',
  whoHasAccess: 'Wer Zugriff hat',
  remove: (name) => `Nicht mehr mit ${name} teilen`,
  shared: (name) => `Mit ${name} geteilt.`,
  changed: 'Zugriff geändert.',
  unshared: (name) => `Nicht mehr mit ${name} geteilt.`,
  nobody: 'Es ist noch mit niemandem geteilt.',
  copyLink: 'Link kopieren',
  copied: 'Link in die Zwischenablage kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden.',
  viewOnly:
    'Nur wer das verwalten darf, kann es teilen. Der Eigentümer oder ein Admin des Arbeitsbereichs kann helfen.',
  kinds: { user: 'Mitglied', group: 'Gruppe', key: 'Dienstkonto' },
}
