import type { Translation } from '@vireo/contracts/kit'
import type { productionsWords } from './words.ts'

/** The same in German. */
export const productionsGerman: Translation<typeof productionsWords> = {
  delivered: {
    subject: (order) => `Ihr Auftrag ${order} wurde geliefert`,
    text: (order) => `Von Ihrem Auftrag ${order} ist jetzt alles da.`,
    next: 'Sehen Sie es sich an, und nehmen Sie es ab oder bitten Sie um Änderungen. Nach sieben Tagen gilt es als abgenommen.',
    open: 'Öffnen',
  },
  invitation: {
    subject: 'Sie sind eingeladen, an Aufnahmen zu arbeiten',
    text: (host) =>
      `Der Betreiber von ${host} lädt Sie ein, dort Aufnahmen zu transkribieren, zu untertiteln und zu übersetzen.`,
    next: 'Legen Sie mit dieser Adresse ein Konto an und bewerben Sie sich. Sie werden deswegen nicht noch einmal angeschrieben.',
    stranger: 'Wenn Sie damit nichts anfangen können, brauchen Sie nichts zu tun.',
    open: 'Ansehen',
  },
  message: {
    subject: 'Jemand hat Ihnen wegen der Arbeit an Aufnahmen geschrieben',
    toBuyer: (order) => `Zu Ihrem Auftrag ${order} gibt es eine Nachricht für Sie.`,
    toProducer: 'Zu einer Ihrer Aufgaben gibt es eine Nachricht für Sie.',
    open: 'Lesen',
  },
  invoice: {
    title: (number) => `Rechnung ${number}`,
    from: 'Von',
    to: 'Für',
    order: 'Auftrag',
    issued: 'Ausgestellt',
    what: 'Was',
    minutes: 'Minuten',
    amount: 'Betrag (USD)',
    services: {
      transcription: 'Transkript',
      subtitles: 'Untertitel',
      translation: 'Übersetzung',
      dubbing_review: 'Prüfung einer Synchronfassung',
      audiobook_check: 'Prüfung eines Hörbuchs',
    },
    lines: 'Zwischensumme',
    tax: 'Umsatzsteuer',
    noTax: 'Umsatzsteuer, keine berechnet',
    total: 'Summe, bezahlt',
    refunded: 'Zurückgezahlt',
    kept: 'Am Ende bezahlt',
  },
  files: {
    noRemarks: 'Die Aufnahme wurde von Anfang bis Ende geprüft. Es gab nichts anzumerken.',
  },
  deadline: {
    subject: 'Eine Ihrer Aufgaben ist bald fällig',
    text: (when) => `Sie haben eine Aufgabe, die am ${when} fällig ist.`,
    after: 'Danach kann jemand anders damit weitermachen, mit dem, was Sie geschrieben haben.',
    open: 'Öffnen',
  },
}
