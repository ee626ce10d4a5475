import type { DeletionConsequences } from '@vireo/contracts/privacy'

import { privacyWords } from '../words.ts'

/** Lists in sentences what goes away with an account. */
export function Consequences({ of }: { readonly of: DeletionConsequences }) {
  const lost = [
    ...(of.history_items > 0 ? [privacyWords.recordings(of.history_items)] : []),
    ...(of.voices > 0 ? [privacyWords.voices(of.voices)] : []),
    ...(of.api_keys > 0 ? [privacyWords.keys(of.api_keys)] : []),
    privacyWords.sessions,
    ...(of.other_workspaces > 0 ? [privacyWords.elsewhere(of.other_workspaces)] : []),
  ]
  return (
    <>
      <p>{privacyWords.confirmLead(of.workspace_name)}</p>
      <ul className="my-2 list-disc pl-5">
        {lost.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{privacyWords.forGood}</p>
    </>
  )
}
