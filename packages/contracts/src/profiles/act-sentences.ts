import type { profilesAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const profilesActSentences: Readonly<Record<keyof typeof profilesAudit, string>> = {
  'profiles.shown': '{who} made their profile public.',
  'profiles.hidden': '{who} hid their public profile.',
  'profiles.changed': '{who} changed their public profile.',
  'profiles.taken-down': 'Whoever runs the instance took a profile out of public view.',
  'profiles.restored': 'Whoever runs the instance let a profile be public again.',
}
