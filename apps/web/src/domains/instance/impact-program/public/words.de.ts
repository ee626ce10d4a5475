import type { Translation } from '#kit/language/index.ts'
import type { impactFormWords } from './words.ts'

export const impactFormGerman: Translation<typeof impactFormWords> = {
  title: 'Impact-Programm',
  lead: 'Förderung für Organisationen, die Menschen mit Sprache helfen: Bücher für alle, die nicht sehen, Unterricht, wo Lehrkräfte fehlen, Stimmen für Menschen, die ihre verlieren.',
  givesTitle: 'Was gefördert wird',
  gives: [
    '33 oder 66 Millionen Credits im Monat, mit allem, was der Tarif Scale bietet.',
    'Es kostet nichts, verlangt keine Karte und gilt, bis es beendet wird.',
    'Die Antwort kommt per E-Mail an die Adresse, die hier steht.',
  ],
  formTitle: 'Bewerben',
  formLead: 'Was Sie hier schreiben, liest nur, wer diese Instanz betreibt.',
  organization: 'Organisation',
  website: 'Website',
  websiteHelp: 'Die ganze Adresse, mit https://',
  country: 'Land',
  contactName: 'Ihr Name',
  email: 'E-Mail-Adresse',
  emailHelp: 'Die Förderung geht an das Konto mit dieser Adresse.',
  mission: 'Wofür gibt es Ihre Organisation?',
  plannedUse: 'Wofür möchten Sie Sprache nutzen?',
  mayBeNamed: 'Wir dürfen unter den Partnern genannt werden',
  mayBeNamedHelp: 'Mit Name, Website und Land, auf dieser Seite, sobald wir gefördert werden.',
  send: 'Bewerbung senden',
  sentTitle: 'Ihre Bewerbung ist angekommen',
  sent: 'Wir lesen jede und antworten per E-Mail.',
  incomplete:
    'Etwas fehlt oder kann nicht stimmen. Bitte prüfen Sie Website und E-Mail-Adresse und senden Sie noch einmal.',
  often: 'Aus einem Netz werden am Tag fünf Bewerbungen angenommen. Bitte versuchen Sie es morgen wieder.',
  failed: 'Die Bewerbung ist nicht angekommen. Bitte versuchen Sie es noch einmal.',
  again: 'Zurück zum Formular',
  partnersTitle: 'Partner',
}
