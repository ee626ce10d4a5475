import type { professionalCloningAudit } from './audit.ts'

/** What each act reads as in German. */
export const professionalCloningActSentencesGerman: Readonly<Record<keyof typeof professionalCloningAudit, string>> = {
  'professional-cloning.changed':
    '{who} hat eine professionelle Stimme geändert.|{who} hat die professionelle Stimme {thing} geändert.',
  'professional-cloning.sample-deleted': '{who} hat eine Aufnahme einer professionellen Stimme gelöscht.',
  'professional-cloning.samples-added': '{who} hat Aufnahmen zu einer professionellen Stimme hinzugefügt.',
  'professional-cloning.trained': 'Das Training einer professionellen Stimme ist fertig.',
  'professional-cloning.training-asked': '{who} hat das Training einer professionellen Stimme gestartet.',
  'professional-cloning.training-canceled': '{who} hat das Training einer professionellen Stimme abgebrochen.',
  'professional-cloning.training-failed': 'Das Training einer professionellen Stimme ist gescheitert.',
  'professional-cloning.verification-decided': '{who} hat über die Bestätigung einer Stimme entschieden.',
  'professional-cloning.verification-requested': '{who} hat Dokumente zur Bestätigung einer Stimme geschickt.',
}
