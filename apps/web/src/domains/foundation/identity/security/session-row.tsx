import { useQueryClient } from '@tanstack/react-query'
import { identityEndpoints, type Session } from '@vireo/contracts/identity'
import { Badge, Button, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDateTime } from '#kit/format/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { securityWords } from './words.ts'

/** One browser: what it is, from where it was used, and when. */
export function SessionRow({ session }: { readonly session: Session }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const device = session.device ?? securityWords.unknownDevice
  const end = async () => {
    setBusy(true)
    try {
      await call(identityEndpoints.revokeSession, { session_id: session.session_id })
      showSuccess(securityWords.signedOut)
      await client.invalidateQueries({ queryKey: [identityEndpoints.listSessions.id] })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {device}
          {session.is_current ? <Badge tone="accent">{securityWords.thisBrowser}</Badge> : null}
          {session.support_member === null ? null : (
            <Badge tone="warning">{securityWords.supportSession(session.support_member)}</Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {session.address ?? securityWords.unknownAddress} ·{' '}
          {securityWords.lastUsed(formatAgo(session.last_used_at_unix, nowMs()))} ·{' '}
          {securityWords.signedIn(formatDateTime(session.created_at_unix))}
        </p>
      </div>
      {session.is_current ? null : (
        <Button aria-label={securityWords.signOutOf(device)} loading={busy} onClick={() => void end()}>
          {securityWords.signOutOne}
        </Button>
      )}
    </li>
  )
}
