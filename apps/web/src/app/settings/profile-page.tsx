import { Skeleton } from '@vireo/ui'

import { ReferralSection } from '#referral'
import { AccountFacts, NamesForm, profileWords, useUser } from '#users'
import { QueryError } from '../../kit/failures/query-error.tsx'
import { PageLead } from '../../kit/page/index.ts'

/** Shows who somebody is: their face, their names, and the ids of their account. */
export function ProfilePage() {
  const { data: user, error, isPending, refetch } = useUser()
  if (isPending) return <LoadingProfile />
  if (!user) return <QueryError title={profileWords.failed} error={error} onRetry={refetch} />
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{profileWords.lead}</PageLead>
      <NamesForm user={user} />
      <AccountFacts user={user} />
      <ReferralSection />
    </div>
  )
}

function LoadingProfile() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <span className="sr-only">{profileWords.loading}</span>
      <Skeleton className="h-72 w-full rounded-lg" />
      <Skeleton className="h-36 w-full rounded-lg" />
    </div>
  )
}
