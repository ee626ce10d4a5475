import { UsageScreen } from '../components/usage-screen.tsx'
import { reportWords } from '../report/words.ts'

/** What everybody in the workspace used; for admins. */
export function WorkspaceUsagePage() {
  return <UsageScreen isOfWorkspace by="user" lead={reportWords.workspaceLead} without={[]} />
}
