import { UsagePlace } from '../components/usage-place.tsx'
import { UsageScreen } from '../components/usage-screen.tsx'
import { reportWords } from '../report/words.ts'

const groupings = ['user', 'product_type', 'voice', 'model', 'api_keys'] as const

/** Shows what everybody in the workspace used; for admins. */
export function WorkspaceUsagePage() {
  return (
    <>
      <UsagePlace here="workspace" />
      <UsageScreen isOfWorkspace lead={reportWords.workspaceLead} groupings={groupings} />
    </>
  )
}
