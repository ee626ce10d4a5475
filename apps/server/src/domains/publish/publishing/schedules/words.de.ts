import type { scheduleWords } from './words.ts'

/** The same in German. */
export const scheduleGerman: typeof scheduleWords = {
  title: (work: string) => `„${work}“ wurde nicht veröffentlicht`,
  text: (why: string) =>
    `${why} Was Zuhörende hören, bleibt, wie es ist. Bringen Sie es in Ordnung und veröffentlichen Sie es unter Veröffentlichen.`,
  reasons: {
    work_not_ready: 'Die Prüfungen haben gefunden, was zuerst zu tun ist.',
    work_leveling_failed:
      'Der Ton eines Kapitels konnte nicht auf die Lautheit gebracht werden, die Zuhörende erwarten.',
    history_item_not_found: 'Eine Aufnahme darin wurde gelöscht oder gehört jemandem, der sie nicht teilt.',
    work_taken_down: 'Wer diese Instanz betreibt, hat es gesperrt.',
    share_link_taken_down: 'Wer diese Instanz betreibt, hat eine Aufnahme darin gesperrt.',
    email_not_verified: 'Wer es geplant hat, hat die eigene E-Mail-Adresse nicht bestätigt.',
    public_links_forbidden: 'Der Arbeitsbereich lässt niemanden von außen etwas hören.',
    storage_limit_reached: 'Der Speicher des Arbeitsbereichs ist voll.',
    forbidden: 'Wer es geplant hat, oder der API-Schlüssel dafür, ist nicht mehr da.',
    insufficient_permissions: 'Wer es geplant hat, darf keine Werke mehr veröffentlichen.',
  },
  otherwise: 'Auf unserer Seite ist etwas schiefgegangen.',
}
