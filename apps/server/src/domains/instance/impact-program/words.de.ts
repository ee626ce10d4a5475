import type { impactProgramWords } from './words.ts'

/** The same in German. */
export const impactProgramGerman: typeof impactProgramWords = {
  note: 'Dazu wird Ihnen mitgeteilt:',
  given: {
    subject: 'Ihre Förderung durch das Impact-Programm ist da',
    text: (organisation: string, credits: string) =>
      `Die Bewerbung von ${organisation} für das Impact-Programm wurde angenommen. Ihr Arbeitsbereich hat jetzt ${credits} Credits im Monat.`,
    terms: 'Die Förderung kostet nichts und gilt, bis sie beendet wird. Sie steht auf der Abonnement-Seite.',
    action: 'Abonnement öffnen',
  },
  waiting: {
    subject: 'Ihre Bewerbung für das Impact-Programm wurde angenommen',
    text: (organisation: string, credits: string) =>
      `Die Bewerbung von ${organisation} für das Impact-Programm wurde angenommen: ${credits} Credits im Monat.`,
    how: (email: string) =>
      `Legen Sie ein Konto mit der Adresse ${email} an und bestätigen Sie sie. Wenige Minuten später ist die Förderung in Ihrem Arbeitsbereich. Wenn Sie gerade einen Tarif bezahlen, kündigen Sie ihn: Die Förderung folgt, sobald er endet.`,
    action: 'Konto erstellen',
  },
  declined: {
    subject: 'Ihre Bewerbung für das Impact-Programm',
    text: (organisation: string) => `Die Bewerbung von ${organisation} für das Impact-Programm wurde nicht angenommen.`,
  },
  ended: {
    subject: 'Ihre Förderung durch das Impact-Programm ist beendet',
    text: (organisation: string) =>
      `Die Förderung von ${organisation} durch das Impact-Programm ist beendet. Was entstanden ist, gehört weiter Ihnen; Ihr Arbeitsbereich ist im Tarif Free.`,
  },
}
