import { UsageScreen } from '../components/usage-screen.tsx'
import { usageWords } from '../words.ts'

/** What everybody in the workspace used; for admins. */
export function WorkspaceUsagePage() {
  return <UsageScreen isOfWorkspace by="user" lead={usageWords.report.workspaceLead} without={[]} />
}
