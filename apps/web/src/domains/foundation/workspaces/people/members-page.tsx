import { type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useUser } from '#users'
import { MemberDialogs, type Asked } from './member-dialogs.tsx'
import type { MemberAct } from './member-menu.tsx'
import { MemberTable } from './member-table.tsx'
import { PeopleFrame } from './people-frame.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { useCurrentWorkspace, useMembers } from './queries.ts'
import { useAct } from './use-act.ts'
import { peopleWords } from './words.ts'

/** Shows who works in the workspace. */
export function MembersPage() {
  const members = useMembers()
  return (
    <PeopleFrame>
      {members.isPending ? <RowsSkeleton withFaces /> : null}
      {members.isError ? (
        <QueryError title={peopleWords.failed} error={members.error} onRetry={members.refetch} />
      ) : null}
      {members.data ? <People members={members.data} /> : null}
    </PeopleFrame>
  )
}

function People({ members }: { readonly members: readonly WorkspaceMember[] }) {
  const { data: user } = useUser()
  const workspace = useCurrentWorkspace()
  const [asked, setAsked] = useState<Asked>()
  const { act } = useAct()
  const isAdmin = workspace?.seat_type === 'workspace_admin'
  const begin = (what: MemberAct, member: WorkspaceMember) => {
    if (what !== 'unlock') return setAsked({ act: what, member })
    const unlock = () => call(workspacesEndpoints.updateMember, { email: member.email, is_locked: false })
    return void act(unlock, peopleWords.unlockedNow)
  }
  return (
    <>
      <MemberTable
        members={members}
        me={user?.user_id}
        isAdmin={isAdmin}
        isOwner={workspace?.is_owner ?? false}
        mayRemove={workspace?.permissions.includes('workspace_members_remove') ?? false}
        onAct={begin}
      />
      {asked ? (
        <MemberDialogs asked={asked} members={members} isAdmin={isAdmin} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  )
}
