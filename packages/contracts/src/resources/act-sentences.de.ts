import type { resourcesAudit } from './audit.ts'

/** What each act reads as in German. */
export const resourcesActSentencesGerman: Readonly<Record<keyof typeof resourcesAudit, string>> = {
  'resources.default-sharing-changed': '{who} hat geändert, mit wem Neues geteilt wird.',
  'resources.shared': '{who} hat etwas geteilt.|{who} hat {thing} geteilt.',
  'resources.unshared': '{who} teilt etwas nicht mehr.|{who} teilt {thing} nicht mehr.',
}
