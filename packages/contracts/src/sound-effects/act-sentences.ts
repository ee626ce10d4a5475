import type { soundEffectsAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const soundEffectsActSentences: Readonly<Record<keyof typeof soundEffectsAudit, string>> = {
  'sound-effects.published': '{who} published a sound.|{who} published the sound {thing}.',
  'sound-effects.publication-changed':
    '{who} changed what is said of a published sound.|{who} changed what is said of the published sound {thing}.',
  'sound-effects.withdrawn': '{who} took back a published sound.|{who} took back the published sound {thing}.',
  'sound-effects.taken-down':
    'Whoever runs the instance took a sound out of the library.|Whoever runs the instance took the sound {thing} out of the library.',
  'sound-effects.restored':
    'Whoever runs the instance let a sound be in the library again.|Whoever runs the instance let the sound {thing} be in the library again.',
  'sound-effects.featured':
    'Whoever runs the instance featured a sound of the library, or no longer does.|Whoever runs the instance featured the sound {thing} of the library, or no longer does.',
}
