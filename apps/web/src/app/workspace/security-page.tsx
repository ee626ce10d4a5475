import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { AuditLog } from '#audit'
import { WorkspaceTopics } from '#notifications'
import { SsoSection } from '#sso'
import {
  AdminsHint,
  Keeping,
  RequiredFactor,
  SessionTimeout,
  TrainingOptOut,
  useMayChange,
  useWorkspace,
  workspaceSecurityWords,
} from '#workspaces'
import { QueryError } from '../../kit/failures/query-error.tsx'

/** What a workspace asks of its people, what it allows, and what was done in it. */
export function SecurityPage() {
  const workspace = useWorkspace()
  const answer = useMayChange()
  const mayChange = answer === true
  if (workspace.isPending) return <Loading />
  if (!workspace.data)
    return <QueryError title={workspaceSecurityWords.failed} error={workspace.error} onRetry={workspace.refetch} />
  const settings = { workspace: workspace.data, mayChange }
  return (
    <div className="flex flex-col gap-6">
      {answer === false ? (
        <div className="text-sm text-muted">
          <AdminsHint />
        </div>
      ) : null}
      <SessionTimeout {...settings} />
      <RequiredFactor {...settings} />
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SsoSection isIncluded={workspace.data.has_enterprise_features} mayChange={mayChange} />
      </Suspense>
      <TrainingOptOut {...settings} />
      <Keeping {...settings} />
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <WorkspaceTopics mayChange={mayChange} />
      </Suspense>
      <AuditLog canExport={workspace.data.has_enterprise_features} />
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
