import { UsageScreen } from '../components/usage-screen.tsx'
import { usageWords } from '../words.ts'

const notHere = ['user'] as const

/** What programs used with one's API keys. */
export function DeveloperUsagePage() {
  return <UsageScreen isOfWorkspace={false} by="api_keys" lead={usageWords.report.keysLead} without={notHere} />
}
