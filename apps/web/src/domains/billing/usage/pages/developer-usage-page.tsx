import { UsageScreen } from '../components/usage-screen.tsx'
import { reportWords } from '../report/words.ts'

const notHere = ['user'] as const

/** What programs used with one's API keys. */
export function DeveloperUsagePage() {
  return <UsageScreen isOfWorkspace={false} by="api_keys" lead={reportWords.keysLead} without={notHere} />
}
