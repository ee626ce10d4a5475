import type { impactProgramAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const impactProgramActSentences: Readonly<Record<keyof typeof impactProgramAudit, string>> = {
  'impact-program.approved':
    '{who} approved an application for the impact program.|{who} approved the application of {thing} for the impact program.',
  'impact-program.declined':
    '{who} declined an application for the impact program.|{who} declined the application of {thing} for the impact program.',
  'impact-program.ended':
    '{who} ended a grant of the impact program.|{who} ended the grant of {thing} from the impact program.',
  'impact-program.grant-given':
    '{who} gave a grant of the impact program.|{who} gave {thing} its grant of the impact program.',
}
