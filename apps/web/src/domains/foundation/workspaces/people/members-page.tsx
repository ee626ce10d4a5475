import { type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Button, Skeleton } from '@vireo/ui'
import { useId, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useUser } from '#users'
import { InviteButton } from '../invites/invite-button.tsx'
import { InviteDialog } from '../invites/invite-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MemberDialogs, type Asked } from './member-dialogs.tsx'
import type { MemberAct } from './member-menu.tsx'
import { MemberTable } from './member-table.tsx'
import { useCurrentWorkspace, useMay, useMembers } from './queries.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { SeatsLine } from './seats-line.tsx'
import { useAct } from './use-act.ts'
import { peopleWords } from './words.ts'

/** Who works in the workspace. */
export function MembersPage() {
  const members = useMembers()
  const workspace = useCurrentWorkspace()
  const mayInvite = useMay('workspace_members_invite') ?? false
  const isAdmin = workspace?.seat_type === 'workspace_admin'
  const seatsId = useId()
  const [open, setOpen] = useState<'invite' | 'rename' | 'leave'>()
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="max-w-lg text-sm text-muted">{workspace ? peopleWords.lead(workspace.name) : null}</p>
          <SeatsLine id={seatsId} />
        </div>
        <div className="flex flex-wrap gap-2">
          {isAdmin ? <Button onClick={() => setOpen('rename')}>{peopleWords.rename}</Button> : null}
          {workspace && !workspace.is_owner ? (
            <Button onClick={() => setOpen('leave')}>{peopleWords.leave}</Button>
          ) : null}
          {mayInvite ? <InviteButton reasonId={seatsId} onInvite={() => setOpen('invite')} /> : null}
        </div>
      </div>
      <div className="overflow-clip rounded-lg bg-surface">
        {members.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {members.isError ? (
          <QueryError title={peopleWords.failed} error={members.error} onRetry={members.refetch} />
        ) : null}
        {members.data ? <People members={members.data} /> : null}
      </div>
      {open === 'invite' ? <InviteDialog isAdmin={isAdmin} onClose={() => setOpen(undefined)} /> : null}
      {open === 'rename' && workspace ? (
        <RenameDialog name={workspace.name} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'leave' && workspace ? <LeaveDialog name={workspace.name} onClose={() => setOpen(undefined)} /> : null}
    </section>
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
