import type { professionalCloningAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const professionalCloningActSentences: Readonly<Record<keyof typeof professionalCloningAudit, string>> = {
  'professional-cloning.changed': '{who} changed a professional voice.|{who} changed the professional voice {thing}.',
  'professional-cloning.sample-deleted': '{who} deleted a recording of a professional voice.',
  'professional-cloning.samples-added': '{who} added recordings to a professional voice.',
  'professional-cloning.trained': 'The training of a professional voice finished.',
  'professional-cloning.training-asked': '{who} started the training of a professional voice.',
  'professional-cloning.training-canceled': '{who} canceled the training of a professional voice.',
  'professional-cloning.training-failed': 'The training of a professional voice failed.',
  'professional-cloning.verification-decided': '{who} decided on the verification of a voice.',
  'professional-cloning.verification-requested': '{who} sent documents to verify a voice.',
}
