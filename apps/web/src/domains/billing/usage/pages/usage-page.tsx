import { UsagePlace } from '../components/usage-place.tsx'
import { UsageScreen } from '../components/usage-screen.tsx'
import { reportWords } from '../report/words.ts'

const groupings = ['product_type', 'voice', 'model', 'api_keys'] as const

/** Shows what the person who is signed in used. */
export function UsagePage() {
  return (
    <>
      <UsagePlace here="own" />
      <UsageScreen isOfWorkspace={false} lead={reportWords.ownLead} groupings={groupings} />
    </>
  )
}
