import { plural, type Translation } from '#kit/language/index.ts'
import type { inviteWords } from './words.ts'

export const inviteGerman: Translation<typeof inviteWords> = {
  title: 'Personen einladen',
  dialogLead: (free) =>
    plural(free, {
      one: 'Alle bekommen einen Link per E-Mail. 1 Platz ist frei.',
      other: `Alle bekommen einen Link per E-Mail. ${String(free)} Plätze sind frei.`,
    }),
  emails: 'E-Mail-Adressen',
  emailsHelp: 'Mehrere durch Kommas oder Leerzeichen trennen.',
  emailsMissing: 'Geben Sie mindestens eine Adresse ein.',
  send: 'Einladungen senden',
  sent: (count) => plural(count, { one: 'Einladung gesendet.', other: `${String(count)} Einladungen gesendet.` }),
  notSent: 'Nicht eingeladen:',
  fullTitle: 'Kein Platz ist frei',
  full: (max) =>
    plural(max, {
      one: 'Ihr Tarif hat 1 Platz, und der ist belegt. Ein größerer Tarif hat mehr.',
      other: `Alle ${String(max)} Plätze Ihres Tarifs sind belegt. Entfernen Sie ein Mitglied, oder wählen Sie einen Tarif mit mehr Plätzen.`,
    }),
  promised: (max) =>
    plural(max, {
      one: 'Den 1 Platz Ihres Tarifs hält eine offene Einladung. Ziehen Sie sie zurück, oder wählen Sie einen Tarif mit mehr Plätzen.',
      other: `Alle ${String(max)} Plätze Ihres Tarifs sind belegt oder für offene Einladungen reserviert. Ziehen Sie eine zurück, oder wählen Sie einen Tarif mit mehr Plätzen.`,
    }),
  plans: 'Tarife ansehen',
  caption: 'Offene Einladungen',
  columnEmail: 'Adresse',
  columnBy: 'Eingeladen von',
  columnExpires: 'Läuft ab',
  expired: 'Abgelaufen',
  more: (email) => `Weitere Aktionen für ${email}`,
  resend: 'Erneut senden',
  resent: 'Einladung erneut gesendet.',
  revoke: 'Zurückziehen',
  revokeTitle: (email) => `Einladung an ${email} zurückziehen?`,
  revokeConsequence: 'Der Link gilt sofort nicht mehr, und der Platz ist wieder frei.',
  revoked: 'Einladung zurückgezogen.',
  empty: 'Keine offenen Einladungen',
  emptyLead: 'Eingeladene stehen hier, bis sie beitreten. Eine Einladung gilt 14 Tage.',
  failed: 'Die Einladungen konnten nicht geladen werden',
  notice: (who, workspace) => `${who} lädt Sie ein, in „${workspace}“ zu arbeiten.`,
  somebody: 'Jemand',
  see: 'Einladung ansehen',
  joinTitle: (workspace) => `„${workspace}“ beitreten?`,
  joinLead: (who, seat) => `${who} lädt Sie ein, Rolle: ${seat}. Ihr eigener Arbeitsbereich bleibt, wie er ist.`,
  accept: 'Beitreten',
  decline: 'Ablehnen',
  close: 'Schließen',
  declined: 'Einladung abgelehnt.',
  goneTitle: 'Diese Einladung gilt nicht mehr',
  gone: 'Sie wurde beantwortet oder zurückgezogen oder ist abgelaufen. Sind Sie noch nicht im Arbeitsbereich, bitten Sie um eine neue.',
  welcome: (workspace, name) =>
    name === '' ? `Willkommen in „${workspace}“` : `Willkommen in „${workspace}“, ${name}`,
  welcomeBy: (who, seat) => `${who} hat Sie eingeladen. Ihre Rolle: ${seat}.`,
  welcomeAs: (seat) => `Ihre Rolle: ${seat}.`,
  seeMembers: 'Mitglieder ansehen',
  dismiss: 'Ausblenden',
}
