import { SeatType } from '@vireo/contracts/users'
import { buttonClasses, IconButton } from '@vireo/ui'
import { PartyPopper, X } from 'lucide-react'
import { useState } from 'react'

import { forgetJoined, storedJoined } from '#kit/arrival/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useUser } from '#users'
import { peopleWords } from '../people/words.ts'
import { inviteWords } from './words.ts'

/** Greets somebody who has just joined a workspace by name, until they have seen it. */
export function JoinedNotice() {
  const { data: user } = useUser()
  const [joined, setJoined] = useState(storedJoined)
  if (!joined) return null
  const done = () => {
    forgetJoined()
    setJoined(undefined)
  }
  const seat = SeatType.safeParse(joined.seat).data
  const role = seat === undefined ? undefined : peopleWords.seatNames[seat]
  const { workspaceName, invitedBy } = joined
  return (
    <aside
      aria-label={inviteWords.welcome(workspaceName, '')}
      className="mx-4 mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-surface py-3 pr-2 pl-4 md:mx-8"
    >
      <PartyPopper aria-hidden size={16} className="shrink-0 text-accent" />
      <div className="min-w-0 grow basis-60 break-words">
        <p className="text-base font-semibold">{inviteWords.welcome(workspaceName, user?.first_name ?? '')}</p>
        {role === undefined ? null : (
          <p className="text-sm text-muted">
            {invitedBy === null ? inviteWords.welcomeAs(role) : inviteWords.welcomeBy(invitedBy, role)}
          </p>
        )}
      </div>
      <AppLink to={paths.workspaceMembers} onClick={done} className={buttonClasses({ size: 'sm' })}>
        {inviteWords.seeMembers}
      </AppLink>
      <IconButton size="sm" label={inviteWords.dismiss} onClick={done}>
        <X aria-hidden size={16} />
      </IconButton>
    </aside>
  )
}
