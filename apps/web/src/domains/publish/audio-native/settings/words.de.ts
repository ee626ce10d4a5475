import type { Translation } from '#kit/language/index.ts'
import type { siteWords } from './words.ts'

export const siteGerman: Translation<typeof siteWords> = {
  domains: 'Domains',
  domainsLead:
    'Nur auf diesen Websites stehen Player, und nur ihre Seiten werden gelesen. Sie gelten für alle Projekte, Subdomains eingeschlossen.',
  addDomain: 'Domain hinzufügen',
  addDomainTitle: 'Domain hinzufügen',
  addDomainLead: 'Der Host Ihrer Website. Was darunter liegt, gehört dazu: example.org gilt auch für blog.example.org.',
  domain: 'Domain',
  domainMissing: 'Geben Sie eine Domain ein.',
  domainRefused: 'Die Domain wurde nicht hinzugefügt',
  noDomains: 'Noch keine Domain. Fügen Sie die Ihrer Website hinzu und weisen Sie nach, dass sie Ihnen gehört.',
  domainsFailed: 'Die Domains konnten nicht geladen werden',
  statuses: { pending: 'Nicht nachgewiesen', verified: 'Nachgewiesen', failed: 'Eintrag nicht gefunden' },
  neverChecked: 'Noch nicht geprüft',
  checked: (ago) => `Geprüft ${ago}`,
  check: 'Jetzt prüfen',
  recordLead:
    'Legen Sie diesen TXT-Eintrag bei Ihrem DNS-Anbieter an und prüfen Sie ihn dann. Bis er sichtbar ist, kann eine Stunde vergehen.',
  recordName: 'Name',
  recordValue: 'Wert',
  verifiedNow: (domain) => `${domain} ist nachgewiesen.`,
  notFoundNow: (domain) => `Für ${domain} wurde noch kein Eintrag gefunden.`,
  removeDomain: (domain) => `${domain} entfernen`,
  removeDomainTitle: (domain) => `${domain} entfernen?`,
  removeDomainConsequence: 'Player auf diesen Seiten verstummen sofort, und die Seiten werden nicht mehr gelesen.',
  remove: 'Entfernen',

  reading: 'Vorlesen und Kosten',
  readingLead: 'Jeder Text wird einmal gesprochen und einmal berechnet. Anhören kostet nichts.',
  enabled: 'Player eingeschaltet',
  enabledHelp: 'Ausgeschaltet nimmt der Player auf Ihren Seiten keinen Platz ein.',
  readsNew: 'Neue Seiten von selbst vorlesen',
  readsNewHelp:
    'Der erste Besuch lässt eine Seite vorlesen, bis zu 20 neue Seiten am Tag. Aus: Seiten warten auf Sie, und Änderungen werden Entwürfe.',
  limit: 'Monatsgrenze',
  limitHelp: 'Credits, die dieses Projekt in einem Kalendermonat (UTC) ausgeben darf. Besucher geben nie mehr aus.',
  limitMissing: 'Geben Sie eine Zahl von Credits ein.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  spent: (spent, limit) => `${spent} von ${limit} Credits in diesem Monat verbraucht`,
  spentLabel: 'Verbrauch der Monatsgrenze',
  limitReached:
    'Die Grenze ist erreicht. Was schon vorgelesen ist, spielt weiter; neue und geänderte Seiten warten, bis Sie sie anheben.',

  speaking: 'Stimme',
  speakingLead:
    'Für alles, was ab jetzt gesprochen wird. Was schon gesprochen ist, bleibt, bis seine Seite neu gelesen wird.',
  voice: 'Stimme',
  voiceAutomatic: 'Solange keine gewählt ist, eine Stimme, die die Sprache der Seite spricht.',
  voiceHelp: 'Diese Stimme liest jede Seite vor.',
  anyVoice: 'Nach der Sprache wählen',
  modelAutomatic: 'Standardmodell',
  dictionaryOfWorkspace: 'Wie im Arbeitsbereich',
}
