import { type WorkspaceInvite, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Avatar, Badge, type Column, ConfirmDialog, IconButton, Menu, MenuItem, Table } from '@vireo/ui'
import { EllipsisVertical, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { formatDate } from '#kit/format/index.ts'
import { useAct, useDialogAct } from '../people/use-act.ts'
import { peopleWords } from '../people/words.ts'
import { inviteWords } from './words.ts'

/** Shows open invitations as rows: to whom, as what, until when. */
export function InviteTable({ invites }: { readonly invites: readonly WorkspaceInvite[] }) {
  const [doomed, setDoomed] = useState<WorkspaceInvite>()
  const { act } = useAct()
  const { busy, problem, act: revoke } = useDialogAct()
  const resend = ({ email }: WorkspaceInvite) =>
    void act(() => call(workspacesEndpoints.resendInvite, { email }), inviteWords.resent)
  return (
    <div className="overflow-clip rounded-lg md:bg-surface">
      <Table
        caption={inviteWords.caption}
        grid="grid-cols-[minmax(0,1.8fr)_6rem_minmax(0,1.1fr)_5rem_2rem]"
        rows={invites}
        rowKey={(invite) => invite.invite_id}
        columns={columns()}
        menu={menuOf(resend, setDoomed)}
        cards
      />
      <ConfirmDialog
        open={doomed !== undefined}
        danger
        busy={busy}
        problem={problem}
        title={inviteWords.revokeTitle(doomed?.email ?? '')}
        consequence={inviteWords.revokeConsequence}
        action={inviteWords.revoke}
        onConfirm={() =>
          void revoke(
            () => call(workspacesEndpoints.deleteInvite, { email: doomed?.email ?? '' }),
            inviteWords.revoked,
            () => setDoomed(undefined),
          )
        }
        onCancel={() => setDoomed(undefined)}
      />
    </div>
  )
}

type Act = (invite: WorkspaceInvite) => void

function menuOf(onResend: Act, onRevoke: Act) {
  return (invite: WorkspaceInvite) => (
    <InviteMenu invite={invite} onResend={() => onResend(invite)} onRevoke={() => onRevoke(invite)} />
  )
}

function columns(): Column<WorkspaceInvite>[] {
  return [
    {
      id: 'email',
      title: inviteWords.columnEmail,
      phone: 'head',
      cell: (invite) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={invite.email} size="sm" />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 font-medium">
            <span className="min-w-0 truncate">{invite.email}</span>
            {invite.is_expired ? <Badge tone="warning">{inviteWords.expired}</Badge> : null}
          </span>
        </span>
      ),
    },
    { id: 'role', title: peopleWords.seat, cell: (invite) => peopleWords.seatNames[invite.seat_type] },
    {
      id: 'by',
      title: inviteWords.columnBy,
      className: 'text-muted',
      cell: (invite) => <span className="block truncate">{invite.invited_by ?? '–'}</span>,
    },
    {
      id: 'expires',
      title: inviteWords.columnExpires,
      className: 'text-muted tabular-nums',
      cell: (invite) => formatDate(invite.expires_at_unix),
    },
  ]
}

function InviteMenu({
  invite,
  onResend,
  onRevoke,
}: {
  readonly invite: WorkspaceInvite
  readonly onResend: () => void
  readonly onRevoke: () => void
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
      <MenuItem danger icon={<Undo2 aria-hidden size={16} />} onSelect={onRevoke}>
        {inviteWords.revoke}
      </MenuItem>
    </Menu>
  )
}
