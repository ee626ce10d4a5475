import { UsageScreen } from '../components/usage-screen.tsx'
import { reportWords } from '../report/words.ts'

const notHere = ['user'] as const

/** What the person who is signed in used. */
export function UsagePage() {
  return <UsageScreen isOfWorkspace={false} by="none" lead={reportWords.ownLead} without={notHere} />
}
