import type { Translation } from '#kit/language/index.ts'
import type { settingWords } from './words.ts'

export const settingGerman: Translation<typeof settingWords> = {
  lead: 'Was sich ändern lässt, während die Instanz läuft. Eine Änderung gilt nach Sekunden, ohne Neustart.',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  forOperators: 'Nur für Betreibende dieser Instanz',
  forOperatorsHelp: 'Sie entscheiden, wie die Instanz eingestellt ist.',
  names: {
    sign_up: { title: 'Wer ein Konto erstellen darf', help: 'Wer schon ein Konto hat, ist nicht betroffen.' },
    contact_mail: {
      title: 'Wohin Außenstehende schreiben',
      help: 'Ohne Adresse geht es an die Konten, die die Instanz verwalten.',
    },
    reviews_published_voices: {
      title: 'Stimmen ansehen, bevor andere sie finden',
      help: 'Stimmen, die jemand veröffentlicht, warten unter „Stimmen zur Prüfung“, bis Sie sie zulassen.',
    },
    moderated_terms: {
      title: 'Moderierte Begriffe',
      help: 'Was Stimmen mit Live-Moderation nicht sagen, einer je Zeile. Ohne Begriffe sprechen solche Stimmen nicht.',
    },
    referral_reward_credits: {
      title: 'Credits für Empfehlungen',
      help: 'Für alle, die jemanden mitbringen, der zum ersten Mal bezahlt. 0 gibt nichts.',
    },
    author_share_percent: {
      title: 'Anteil der Autoren in Prozent',
      help: 'Von dem, was nach Erstattungen von einem Verkauf bleibt. Gilt für alles, was ab dann gekauft wird.',
    },
  },
  signUps: { open: 'Alle', invite: 'Wer eingeladen ist', closed: 'Niemand' },
  inEnvironment: (variable: string) => `Darüber entscheidet die Umgebung des Servers, mit ${variable}.`,
  changedHere: 'Hier festgelegt',
  save: 'Speichern',
  saveTitle: 'Einstellungen der Instanz ändern',
  saveLead: 'Es gilt nach Sekunden für alle hier. Ihr Audit-Log sagt, was sich geändert hat und warum.',
  saved: 'Die Einstellungen gelten',
  reset: 'Zurück zum Standard',
  resetLead: 'Die Einstellung hat wieder ihren Standardwert.',
  wholeNumber: (max: string) => `Eine ganze Zahl von 0 bis ${max}.`,
  anAddress: 'Eine E-Mail-Adresse oder nichts.',
}
