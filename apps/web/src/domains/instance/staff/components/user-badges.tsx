import type { StaffUser } from '@vireo/contracts/staff'
import { Badge } from '@vireo/ui'

import { staffWords } from '../words.ts'

/** Shows what is out of the ordinary about an account. */
export function UserBadges({ user }: { readonly user: StaffUser }) {
  return (
    <>
      {user.blocked_at_unix === null ? null : <Badge tone="danger">{staffWords.blocked}</Badge>}
      {user.is_in_probation ? <Badge tone="warning">{staffWords.probation}</Badge> : null}
      {user.is_email_verified ? null : <Badge tone="neutral">{staffWords.unverified}</Badge>}
      {user.is_operator ? <Badge tone="success">{staffWords.operator}</Badge> : null}
    </>
  )
}
