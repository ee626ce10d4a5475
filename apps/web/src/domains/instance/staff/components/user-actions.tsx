import { type StaffUserDetails, staffEndpoints } from '@vireo/contracts/staff'
import { Button } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { useRefreshStaff } from '../queries.ts'
import { staffWords } from '../words.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Act = 'setProbation' | 'endProbation' | 'block' | 'unblock' | 'ask'

const leads = {
  setProbation: 'probationLead',
  endProbation: 'endProbationLead',
  block: 'blockLead',
  unblock: 'unblockLead',
  ask: 'askLead',
} as const satisfies Record<Act, keyof typeof staffWords>

/** Offers what staff can do to an account as things are. */
export function UserActions({ user }: { readonly user: StaffUserDetails }) {
  const [asking, setAsking] = useState<Act>()
  const refresh = useRefreshStaff()
  const { user_id: id } = user
  const possible: readonly Act[] = [
    // Nothing is offered that is always refused: no mail reaches an address that is not verified, and operators are not blocked.
    ...(user.is_email_verified ? (['ask'] as const) : []),
    user.is_in_probation ? 'endProbation' : 'setProbation',
    ...(user.blocked_at_unix === null ? (user.is_operator ? [] : (['block'] as const)) : (['unblock'] as const)),
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {possible.map((act) => (
        <Button key={act} variant={act === 'block' ? 'danger' : 'secondary'} onClick={() => setAsking(act)}>
          {staffWords[act]}
        </Button>
      ))}
      {asking ? (
        <ReasonDialog
          title={`${staffWords[asking]}: ${user.email}`}
          lead={staffWords[leads[asking]]}
          action={staffWords[asking]}
          done={staffWords.done[asking]}
          danger={asking === 'block'}
          act={async (reason) => {
            await carryOut(asking, id, reason)
            await refresh()
          }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </div>
  )
}

function carryOut(act: Act, id: string, reason: string): Promise<unknown> {
  const about = { person_id: id, reason }
  if (act === 'block') return call(staffEndpoints.blockUser, about)
  if (act === 'unblock') return call(staffEndpoints.unblockUser, about)
  if (act === 'ask') return call(staffEndpoints.askForAccess, about)
  return call(staffEndpoints.setProbation, { ...about, is_in_probation: act === 'setProbation' })
}
