import type { impactProgramAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const impactProgramAuditGerman: Readonly<Record<keyof typeof impactProgramAudit, string>> = {
  'impact-program.approved': 'Bewerbung für das Impact-Programm angenommen',
  'impact-program.declined': 'Bewerbung für das Impact-Programm abgelehnt',
  'impact-program.ended': 'Förderung durch das Impact-Programm beendet',
  'impact-program.grant-given': 'Förderung durch das Impact-Programm gegeben',
}
