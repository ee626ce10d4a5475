import { UsageScreen } from '../components/usage-screen.tsx'
import { reportWords } from '../report/words.ts'

const groupings = ['api_keys', 'product_type', 'voice', 'model'] as const

/** Shows what programs used with one's API keys. */
export function DeveloperUsagePage() {
  return <UsageScreen isOfWorkspace={false} lead={reportWords.keysLead} groupings={groupings} />
}
