import { useQuery } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, Section, Skeleton } from '@vireo/ui'
import { useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { signOut } from '#kit/session/index.ts'
import { SessionRow } from './session-row.tsx'
import { securityWords } from './words.ts'

/** Shows the browsers that are signed in, and signs them out. */
export function Devices() {
  const sessions = useQuery(contractQuery(identityEndpoints.listSessions, {}))
  const [asking, setAsking] = useState(false)
  return (
    <Section
      title={securityWords.devicesTitle}
      lead={securityWords.devicesLead}
      action={
        <Button size="sm" onClick={() => setAsking(true)}>
          {securityWords.signOutEverywhere}
        </Button>
      }
    >
      {sessions.isPending ? <Skeleton className="h-10 w-full" /> : null}
      {sessions.isError ? (
        <QueryError title={securityWords.sessionsFailed} error={sessions.error} onRetry={sessions.refetch} />
      ) : null}
      <ul aria-label={securityWords.sessionsCaption} className="flex flex-col gap-4">
        {sessions.data?.sessions.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
      {asking ? <SignOutEverywhere onClose={() => setAsking(false)} /> : null}
    </Section>
  )
}

function SignOutEverywhere({ onClose }: { readonly onClose: () => void }) {
  const leave = async () => {
    await call(identityEndpoints.signOutEverywhere, { keep_current: true })
    await signOut()
  }
  return (
    <ConfirmFirst
      title={securityWords.signOutEverywhereTitle}
      consequence={securityWords.signOutEverywhereConsequence}
      action={securityWords.signOutEverywhere}
      danger
      act={leave}
      onClose={onClose}
    />
  )
}
