import { useQuery } from '@tanstack/react-query'
import { type WorkspaceInvite, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Badge, type Column, ConfirmDialog, EmptyState, IconButton, Menu, MenuItem, Skeleton, Table } from '@vireo/ui'
import { EllipsisVertical, MailPlus, Send, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { formatDate } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AskAdmins } from '../people/ask-admins.tsx'
import { useCurrentWorkspace, useWorkspaces } from '../people/queries.ts'
import { useAct } from '../people/use-act.ts'
import { peopleWords } from '../people/words.ts'
import { SeatsLine } from '../people/seats-line.tsx'
import { InviteButton } from './invite-button.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { inviteWords } from './words.ts'

/** The invitations that nobody has answered. */
export function InvitesPage() {
  const workspaces = useWorkspaces()
  const workspace = useCurrentWorkspace()
  if (workspaces.isError && !workspaces.data)
    return <QueryError title={inviteWords.failed} error={workspaces.error} onRetry={workspaces.refetch} />
  if (!workspace) return <Skeleton className="h-40 w-full" />
  if (!workspace.permissions.includes('workspace_members_invite')) return <AskAdmins />
  return <Invites isAdmin={workspace.seat_type === 'workspace_admin'} />
}

function Invites({ isAdmin }: { readonly isAdmin: boolean }) {
  const invites = useQuery(contractQuery(workspacesEndpoints.listInvites, {}))
  const seatsId = useId()
  const [inviting, setInviting] = useState(false)
  const found = invites.data?.invites
  const invite = <InviteButton reasonId={seatsId} onInvite={() => setInviting(true)} />
  return (
    <section className="w-full">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="max-w-lg text-sm text-muted">{inviteWords.lead}</p>
          <SeatsLine id={seatsId} />
        </div>
        {found?.length ? invite : null}
      </div>
      <div className="overflow-clip rounded-lg bg-surface">
        {invites.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {invites.isError ? (
          <QueryError title={inviteWords.failed} error={invites.error} onRetry={invites.refetch} />
        ) : null}
        {found?.length === 0 ? (
          <EmptyState icon={<MailPlus size={28} />} title={inviteWords.empty} action={invite}>
            {inviteWords.emptyLead}
          </EmptyState>
        ) : null}
        {found?.length ? <InviteTable invites={found} /> : null}
      </div>
      {inviting ? <InviteDialog isAdmin={isAdmin} onClose={() => setInviting(false)} /> : null}
    </section>
  )
}

function InviteTable({ invites }: { readonly invites: readonly WorkspaceInvite[] }) {
  const [doomed, setDoomed] = useState<WorkspaceInvite>()
  const { busy, act } = useAct()
  const resend = ({ email }: WorkspaceInvite) =>
    void act(() => call(workspacesEndpoints.resendInvite, { email }), inviteWords.resent)
  return (
    <>
      <Table
        caption={inviteWords.caption}
        grid="grid-cols-[minmax(0,1fr)_2rem] md:grid-cols-[minmax(0,1fr)_6rem_6rem_2rem]"
        rows={invites}
        rowKey={(invite) => invite.invite_id}
        columns={columnsOf(resend, setDoomed)}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        danger
        busy={busy}
        title={inviteWords.takeBackTitle(doomed?.email ?? '')}
        consequence={inviteWords.takeBackConsequence}
        action={inviteWords.takeBack}
        onConfirm={() =>
          void act(
            () => call(workspacesEndpoints.deleteInvite, { email: doomed?.email ?? '' }),
            inviteWords.takenBack,
            () => setDoomed(undefined),
          )
        }
        onCancel={() => setDoomed(undefined)}
      />
    </>
  )
}

type Act = (invite: WorkspaceInvite) => void

function columnsOf(onResend: Act, onTakeBack: Act): Column<WorkspaceInvite>[] {
  return [
    { id: 'email', title: inviteWords.columnEmail, cell: (invite) => <Address invite={invite} /> },
    {
      id: 'seat',
      title: inviteWords.columnSeat,
      className: 'max-md:hidden',
      cell: (invite) => peopleWords.seatNames[invite.seat_type],
    },
    {
      id: 'until',
      title: inviteWords.columnUntil,
      className: 'max-md:hidden text-muted',
      cell: (invite) => formatDate(invite.expires_at_unix),
    },
    {
      id: 'actions',
      title: <span className="sr-only">{inviteWords.columnActions}</span>,
      cell: (invite) => (
        <InviteMenu invite={invite} onResend={() => onResend(invite)} onTakeBack={() => onTakeBack(invite)} />
      ),
    },
  ]
}

function Address({ invite }: { readonly invite: WorkspaceInvite }) {
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 font-medium">
        <span className="min-w-0 truncate">{invite.email}</span>
        {invite.is_expired ? <Badge tone="warning">{inviteWords.expired}</Badge> : null}
      </span>
      <span className="block truncate text-xs text-muted">
        {invite.invited_by === null ? null : `${inviteWords.columnBy} ${invite.invited_by}`}
      </span>
    </span>
  )
}

function InviteMenu({
  invite,
  onResend,
  onTakeBack,
}: {
  readonly invite: WorkspaceInvite
  readonly onResend: () => void
  readonly onTakeBack: () => void
}) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={inviteWords.more(invite.email)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Send aria-hidden size={16} />} onSelect={onResend}>
        {inviteWords.resend}
      </MenuItem>
      <MenuItem danger icon={<Undo2 aria-hidden size={16} />} onSelect={onTakeBack}>
        {inviteWords.takeBack}
      </MenuItem>
    </Menu>
  )
}
