import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { OwnEnginesSection } from '#engines'
import { WorkspaceTopics } from '#notifications'
import { PublicLinksSection } from '#sharing'
import { SsoSection } from '#sso'
import { DataRules, SignInRules, useMayChange, useWorkspace, workspaceSecurityWords } from '#workspaces'
import { AdminsHint, AskAdminsButton } from '../../kit/admins/index.ts'
import { QueryError } from '../../kit/failures/query-error.tsx'
import { PageAction, PageLead } from '../../kit/page/index.ts'

/** Shows what a workspace asks of its people, and what it allows: a card for each matter. */
export function SecurityPage() {
  const workspace = useWorkspace()
  const answer = useMayChange()
  const mayChange = answer === true
  if (workspace.isPending) return <Loading />
  if (!workspace.data)
    return <QueryError title={workspaceSecurityWords.failed} error={workspace.error} onRetry={workspace.refetch} />
  const settings = { workspace: workspace.data, mayChange }
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{answer === false ? <AdminsHint /> : workspaceSecurityWords.lead}</PageLead>
      {answer === false ? (
        <PageAction>
          <AskAdminsButton />
        </PageAction>
      ) : null}
      <SignInRules {...settings} />
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
        <SsoSection isIncluded={workspace.data.has_enterprise_features} mayChange={mayChange} />
      </Suspense>
      <DataRules {...settings} />
      <Suspense fallback={<Skeleton className="h-24 w-full rounded-lg" />}>
        <PublicLinksSection />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
        <OwnEnginesSection mayChange={mayChange} />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
        <WorkspaceTopics mayChange={mayChange} />
      </Suspense>
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-56 w-full rounded-lg" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  )
}
