import { PageLead } from '#kit/page/index.ts'
import { Devices } from './devices.tsx'
import { securityWords } from './words.ts'

/** Shows the browsers that are signed in, alone: links of mails lead here. */
export function SessionsPage() {
  return (
    <>
      <PageLead>{securityWords.sessionsLead}</PageLead>
      <Devices />
    </>
  )
}
