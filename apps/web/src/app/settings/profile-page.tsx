import { Badge, Section, Skeleton } from '@vireo/ui'

import { ChangeEmailForm, ResendVerification } from '#identity'
import { AccountFacts, NamesForm, profileWords, useUser } from '#users'
import { QueryError } from '../../kit/failures/query-error.tsx'

/** Who somebody is: their names, their address, and the ids of their account. */
export function ProfilePage() {
  const { data: user, error, isPending, refetch } = useUser()
  if (isPending) return <LoadingProfile />
  if (!user) return <QueryError title={profileWords.failed} error={error} onRetry={refetch} />
  return (
    <div className="flex flex-col gap-6">
      <NamesForm user={user} />
      <Section
        title={profileWords.emailTitle}
        lead={profileWords.emailLead(user.email)}
        action={
          <Badge tone={user.is_email_verified ? 'success' : 'warning'}>
            {user.is_email_verified ? profileWords.verified : profileWords.notVerified}
          </Badge>
        }
      >
        <div className="flex flex-col items-start gap-6">
          {user.is_email_verified ? null : <ResendVerification email={user.email} />}
          <ChangeEmailForm />
        </div>
      </Section>
      <AccountFacts user={user} />
    </div>
  )
}

function LoadingProfile() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <span className="sr-only">{profileWords.loading}</span>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-36 w-full" />
    </div>
  )
}
