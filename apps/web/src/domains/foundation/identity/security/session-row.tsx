import { useQueryClient } from '@tanstack/react-query'
import { identityEndpoints, type Session } from '@vireo/contracts/identity'
import { Badge, Button, showSuccess } from '@vireo/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDateTime } from '#kit/format/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { securityWords } from './words.ts'

/** Shows one browser: what it is, from where it was used, and when. */
export function SessionRow({ session }: { readonly session: Session }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const Icon = /android|iphone|ipad|mobile/iu.test(session.device ?? '') ? Smartphone : Monitor
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
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span aria-hidden className="flex size-8 shrink-0 items-center justify-center rounded-full bg-fill text-muted">
        <Icon size={16} />
      </span>
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {device}
          {session.is_current ? <Badge tone="accent">{securityWords.thisBrowser}</Badge> : null}
          {session.support_member === null ? null : (
            <Badge tone="warning">{securityWords.supportSession(session.support_member)}</Badge>
          )}
        </p>
        <p className="text-xs text-muted" title={securityWords.signedIn(formatDateTime(session.created_at_unix))}>
          {session.is_current
            ? securityWords.usedNow(session.address ?? securityWords.unknownAddress)
            : securityWords.lastUsed(
                formatAgo(session.last_used_at_unix, nowMs()),
                session.address ?? securityWords.unknownAddress,
              )}
        </p>
      </div>
      {session.is_current ? null : (
        <Button size="sm" aria-label={securityWords.signOutOf(device)} loading={busy} onClick={() => void end()}>
          {securityWords.signOutOne}
        </Button>
      )}
    </li>
  )
}
