import type { publishingAudit } from './audit.ts'

/** What each act reads as in German. */
export const publishingActSentencesGerman: Readonly<Record<keyof typeof publishingAudit, string>> = {
  'publishing.work-created': '{who} hat ein Werk erstellt.|{who} hat das Werk {thing} erstellt.',
  'publishing.work-changed': '{who} hat ein Werk geändert.|{who} hat das Werk {thing} geändert.',
  'publishing.work-deleted': '{who} hat ein Werk gelöscht.|{who} hat das Werk {thing} gelöscht.',
  'publishing.cover-changed':
    '{who} hat das Titelbild eines Werks geändert.|{who} hat das Titelbild des Werks {thing} geändert.',
  'publishing.chapters-changed':
    '{who} hat die Kapitel eines Werks geändert.|{who} hat die Kapitel des Werks {thing} geändert.',
  'publishing.upload-added':
    '{who} hat ein Kapitel zu einem Werk hochgeladen.|{who} hat ein Kapitel zum Werk {thing} hochgeladen.',
  'publishing.release-begun':
    '{who} hat begonnen, ein Werk zu veröffentlichen.|{who} hat begonnen, das Werk {thing} zu veröffentlichen.',
  'publishing.release-scheduled':
    '{who} hat die Veröffentlichung eines Werks geplant.|{who} hat die Veröffentlichung des Werks {thing} geplant.',
  'publishing.release-unscheduled':
    '{who} hat die geplante Veröffentlichung eines Werks abgesagt.|{who} hat die geplante Veröffentlichung des Werks {thing} abgesagt.',
  'publishing.withdrawn': '{who} hat ein Werk zurückgezogen.|{who} hat das Werk {thing} zurückgezogen.',
  'publishing.taken-down':
    'Wer die Instanz betreibt, hat ein Werk gesperrt.|Wer die Instanz betreibt, hat das Werk {thing} gesperrt.',
  'publishing.restored':
    'Wer die Instanz betreibt, hat ein Werk wieder freigegeben.|Wer die Instanz betreibt, hat das Werk {thing} wieder freigegeben.',
}
