import type { assetsAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const assetsActSentences: Readonly<Record<keyof typeof assetsAudit, string>> = {
  'assets.deleted': '{who} deleted an asset.|{who} deleted the asset {thing}.',
}
