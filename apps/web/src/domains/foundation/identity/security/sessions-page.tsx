import { useQuery } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, ConfirmDialog, Skeleton } from '@vireo/ui'
import { useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { signOut } from '#kit/session/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { Section } from './section.tsx'
import { SessionRow } from './session-row.tsx'
import { securityWords } from './words.ts'

/** The browsers that are signed in, and how to sign them out. */
export function SessionsPage() {
  const sessions = useQuery(contractQuery(identityEndpoints.listSessions, {}))
  const [asking, setAsking] = useState(false)
  return (
    <Section
      title={securityWords.sessionsTitle}
      lead={securityWords.sessionsLead}
      action={
        <Button variant="danger" onClick={() => setAsking(true)}>
          {securityWords.signOutEverywhere}
        </Button>
      }
    >
      {sessions.isPending ? <Skeleton className="h-24 w-full" /> : null}
      {sessions.isError ? (
        <QueryError title={securityWords.sessionsFailed} error={sessions.error} onRetry={sessions.refetch} />
      ) : null}
      <ul aria-label={securityWords.sessionsCaption} className="divide-y divide-line">
        {sessions.data?.sessions.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere open={asking} onClose={() => setAsking(false)} />
    </Section>
  )
}

function SignOutEverywhere({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await call(identityEndpoints.signOutEverywhere, { keep_current: true })
      await signOut()
    } catch (error) {
      showFailure(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      title={securityWords.signOutEverywhereTitle}
      consequence={securityWords.signOutEverywhereConsequence}
      action={securityWords.signOutEverywhere}
      danger
      busy={busy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  )
}
