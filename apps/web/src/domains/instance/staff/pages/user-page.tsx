import { tierDisplayNames } from '@vireo/contracts/plans'
import type { StaffUserDetails } from '@vireo/contracts/staff'
import { buttonClasses, Section, Skeleton } from '@vireo/ui'
import { useParams } from 'react-router'

import { formatDate, formatDateTime } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageTitle } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Nowhere } from '../components/nowhere.tsx'
import { UserActions } from '../components/user-actions.tsx'
import { UserBadges } from '../components/user-badges.tsx'
import { usageText } from '../components/usage-text.ts'
import { isNowhere, useUser } from '../queries.ts'
import { staffWords } from '../words.ts'

/** Shows an account to staff: what it is, where it belongs, and what can be done. Nothing of what somebody made. */
export function UserPage() {
  const { userId = '' } = useParams()
  const asked = useUser(userId)
  if (isNowhere(asked.error)) return <Nowhere />
  if (asked.isError) return <QueryError title={staffWords.userFailed} error={asked.error} onRetry={asked.refetch} />
  if (asked.isPending) return <Skeleton className="h-64 w-full" />
  const user = asked.data
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>{user.email}</PageTitle>
      <Section title={staffWords.account} lead={factsOf(user).join(' · ')}>
        <p className="flex flex-wrap gap-2 empty:hidden">
          <UserBadges user={user} />
        </p>
      </Section>
      <ActionsSection user={user} />
      <Section title={staffWords.workspaces} lead="">
        <ul className="flex flex-col gap-3">
          {user.workspaces.map((place) => (
            <li key={place.workspace_id} className="text-sm">
              <AppLink
                to={paths.adminWorkspace.replace(':workspaceId', place.workspace_id)}
                className="rounded-sm font-medium break-words underline-offset-4 hover:underline"
              >
                <bdi>{place.name}</bdi>
              </AppLink>
              <p className="text-muted">
                {[
                  place.is_owner ? staffWords.owner : staffWords.roles[place.role],
                  ...(place.is_locked ? [staffWords.locked] : []),
                  tierDisplayNames[place.tier],
                  usageText(place),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={staffWords.grants}
        lead={user.grants.length === 0 ? staffWords.noGrants : ''}
        action={user.grants.some((grant) => grant.is_active) ? <ToRecordings userId={user.user_id} /> : undefined}
      >
        <ul className="flex flex-col gap-2 text-sm empty:hidden">
          {user.grants.map((grant) => (
            <li key={grant.grant_id}>
              <span className="font-medium">
                {grant.is_active
                  ? staffWords.grantActive(formatDateTime(grant.expires_at_unix))
                  : staffWords.grantOver(formatDateTime(grant.revoked_at_unix ?? grant.expires_at_unix))}
              </span>
              <bdi className="block break-words text-muted">{grant.reason}</bdi>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function ToRecordings({ userId }: { readonly userId: string }) {
  return (
    <AppLink to={paths.adminUserRecordings.replace(':userId', userId)} className={buttonClasses({})}>
      {staffWords.hearRecordings}
    </AppLink>
  )
}

function ActionsSection({ user }: { readonly user: StaffUserDetails }) {
  const session = useSession()
  // Nobody acts on themselves, so nothing is offered that is refused.
  const isOwn = session.status === 'signed-in' && session.userId === user.user_id
  return (
    <Section title={staffWords.actions} lead={isOwn ? staffWords.actionsOnYourself : staffWords.actionsLead}>
      {isOwn ? null : <UserActions user={user} />}
    </Section>
  )
}

function factsOf(user: StaffUserDetails): string[] {
  return [
    ...(user.first_name === null ? [] : [user.first_name]),
    staffWords.since(formatDate(user.created_at_unix)),
    user.has_second_factor ? staffWords.factor : staffWords.noFactor,
    user.user_id,
    ...(user.blocked_at_unix === null
      ? []
      : [staffWords.blockedSince(formatDateTime(user.blocked_at_unix), user.block_reason ?? '')]),
  ]
}
