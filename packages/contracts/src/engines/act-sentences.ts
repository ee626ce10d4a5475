import type { enginesAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const enginesActSentences: Readonly<Record<keyof typeof enginesAudit, string>> = {
  'engines.address-added': '{who} added an engine by address.',
  'engines.address-changed': '{who} changed an engine by address.',
  'engines.address-removed': '{who} removed an engine by address.',
  'engines.rules-changed': '{who} changed what may leave this instance.',
  'engines.model-install-begun': '{who} began to install a model.',
  'engines.model-paused': '{who} paused the installation of a model.',
  'engines.model-removed': '{who} removed a model.',
  'engines.model-voices-chosen': '{who} chose which speakers of a model are voices.',
}
