import type { impactProgramAudit } from './audit.ts'

/** What each act reads as in German. */
export const impactProgramActSentencesGerman: Readonly<Record<keyof typeof impactProgramAudit, string>> = {
  'impact-program.approved':
    '{who} hat eine Bewerbung für das Impact-Programm angenommen.|{who} hat die Bewerbung von {thing} für das Impact-Programm angenommen.',
  'impact-program.declined':
    '{who} hat eine Bewerbung für das Impact-Programm abgelehnt.|{who} hat die Bewerbung von {thing} für das Impact-Programm abgelehnt.',
  'impact-program.ended':
    '{who} hat eine Förderung durch das Impact-Programm beendet.|{who} hat die Förderung von {thing} durch das Impact-Programm beendet.',
  'impact-program.grant-given':
    '{who} hat eine Förderung durch das Impact-Programm gegeben.|{who} hat {thing} die Förderung durch das Impact-Programm gegeben.',
}
