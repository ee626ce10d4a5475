import { Button } from '@vireo/ui'

import { isFull, useSeats } from '../people/queries.ts'
import { inviteWords } from './words.ts'

/** Leads to an invitation while there is a seat for one; `reasonId` names the line of seats, which says why not. */
export function InviteButton({ reasonId, onInvite }: { readonly reasonId: string; readonly onInvite: () => void }) {
  const { data: seats } = useSeats()
  const hasNone = seats !== undefined && isFull(seats)
  return (
    <Button variant="primary" disabled={hasNone} aria-describedby={hasNone ? reasonId : undefined} onClick={onInvite}>
      {inviteWords.title}
    </Button>
  )
}
