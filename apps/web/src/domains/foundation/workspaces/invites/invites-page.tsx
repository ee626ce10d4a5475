import { useQuery } from '@tanstack/react-query'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { EmptyState } from '@vireo/ui'
import { MailPlus } from 'lucide-react'

import { contractQuery } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { NotAllowed } from '#kit/not-allowed.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { PeopleFrame } from '../people/people-frame.tsx'
import { useCurrentWorkspace, useWorkspaces } from '../people/queries.ts'
import { peopleWords } from '../people/words.ts'
import { InviteTable } from './invite-table.tsx'
import { inviteWords } from './words.ts'

/** Shows the invitations that nobody has answered, beside the members. */
export function InvitesPage() {
  const workspaces = useWorkspaces()
  const workspace = useCurrentWorkspace()
  if (workspaces.isError && !workspaces.data)
    return <QueryError title={inviteWords.failed} error={workspaces.error} onRetry={workspaces.refetch} />
  if (!workspace) return <RowsSkeleton withFaces />
  if (!workspace.permissions.includes('workspace_members_invite')) return <NotAllowed title={peopleWords.notAllowed} />
  return (
    <PeopleFrame>
      <Invites />
    </PeopleFrame>
  )
}

function Invites() {
  const invites = useQuery(contractQuery(workspacesEndpoints.listInvites, {}))
  const found = invites.data?.invites
  if (invites.isPending) return <RowsSkeleton withFaces />
  if (invites.isError && !found)
    return <QueryError title={inviteWords.failed} error={invites.error} onRetry={invites.refetch} />
  if (found?.length) return <InviteTable invites={found} />
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<MailPlus size={28} />} title={inviteWords.empty}>
        {inviteWords.emptyLead}
      </EmptyState>
    </div>
  )
}
