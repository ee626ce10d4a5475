import { useQuery, useQueryClient } from '@tanstack/react-query'
import { identityEndpoints, type SupportGrant } from '@vireo/contracts/identity'
import { Badge, Button, Section, showSuccess, Skeleton } from '@vireo/ui'

import { call, contractQuery } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDateTime } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { securityWords } from './words.ts'

const grantsQuery = contractQuery(identityEndpoints.listSupportAccess, {})

/** Shows who of the support team may look into the account, and ends that. */
export function SupportAccess() {
  const grants = useQuery(grantsQuery)
  return (
    <Section title={securityWords.supportTitle} lead={securityWords.supportLead}>
      {grants.isPending ? <Skeleton className="h-5.5 w-full" /> : null}
      {grants.isError ? (
        <QueryError title={securityWords.supportFailed} error={grants.error} onRetry={grants.refetch} />
      ) : null}
      {grants.data?.grants.length === 0 ? <p className="text-sm text-muted">{securityWords.supportNone}</p> : null}
      <ul className="flex flex-col gap-4 empty:hidden">
        {grants.data?.grants.map((grant) => (
          <GrantRow key={grant.grant_id} grant={grant} />
        ))}
      </ul>
    </Section>
  )
}

function GrantRow({ grant }: { readonly grant: SupportGrant }) {
  const client = useQueryClient()
  const revoke = async () => {
    try {
      await call(identityEndpoints.revokeSupportAccess, { grant_id: grant.grant_id })
      showSuccess(securityWords.supportRevoked)
      await client.invalidateQueries({ queryKey: grantsQuery.queryKey })
    } catch (error) {
      showFailure(error)
    }
  }
  const used =
    grant.last_used_at_unix === null
      ? securityWords.supportNever
      : securityWords.supportLooked(formatAgo(grant.last_used_at_unix, nowMs()))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          <span className="break-all">{grant.support_member}</span>
          {grant.is_active ? (
            <Badge tone="warning">{securityWords.supportUntil(formatDateTime(grant.expires_at_unix))}</Badge>
          ) : (
            <Badge>{securityWords.supportEnded}</Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {grant.reason} · {used}
        </p>
      </div>
      {grant.is_active ? (
        <Button size="sm" aria-label={securityWords.supportEndFor(grant.support_member)} onClick={() => void revoke()}>
          {securityWords.supportEnd}
        </Button>
      ) : null}
    </li>
  )
}
