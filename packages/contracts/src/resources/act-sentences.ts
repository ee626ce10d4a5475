import type { resourcesAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const resourcesActSentences: Readonly<Record<keyof typeof resourcesAudit, string>> = {
  'resources.default-sharing-changed': '{who} changed with whom new things are shared.',
  'resources.shared': '{who} shared something.|{who} shared {thing}.',
  'resources.unshared': '{who} stopped sharing something.|{who} stopped sharing {thing}.',
}
