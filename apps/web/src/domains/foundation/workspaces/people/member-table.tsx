import type { WorkspaceMember } from '@vireo/contracts/workspaces'
import { Avatar, Badge, Table, type Column } from '@vireo/ui'

import { formatDate, formatExact } from '#kit/format/index.ts'
import { MemberMenu, type MemberMenuProps } from './member-menu.tsx'
import { nameOf } from './names.ts'
import { peopleWords } from './words.ts'

type Context = Omit<MemberMenuProps, 'member'>

/** The people as rows: who they are, what they may do and spend. */
export function MemberTable({ members, ...context }: Context & { readonly members: readonly WorkspaceMember[] }) {
  return (
    <Table
      caption={peopleWords.caption}
      grid="grid-cols-[minmax(0,1fr)_2rem] md:grid-cols-[minmax(0,1.6fr)_6rem_minmax(0,1fr)_6rem_2rem]"
      columns={columnsOf(context)}
      rows={members}
      rowKey={(member) => member.user_id}
    />
  )
}

function columnsOf(context: Context): Column<WorkspaceMember>[] {
  return [
    { id: 'name', title: peopleWords.columnName, cell: (member) => <Person member={member} me={context.me} /> },
    {
      id: 'seat',
      title: peopleWords.columnSeat,
      className: 'max-md:hidden',
      cell: (member) => peopleWords.seatNames[member.seat_type],
    },
    {
      id: 'limit',
      title: peopleWords.columnLimit,
      className: 'max-md:hidden text-muted tabular-nums',
      cell: limitOf,
    },
    {
      id: 'joined',
      title: peopleWords.columnJoined,
      className: 'max-md:hidden text-muted',
      cell: (member) => formatDate(member.joined_at_unix),
    },
    {
      id: 'actions',
      title: <span className="sr-only">{peopleWords.columnActions}</span>,
      cell: (member) => <MemberMenu member={member} {...context} />,
    },
  ]
}

function limitOf({ usage_limit: limit, character_count: used }: WorkspaceMember): string {
  if (limit === null) return peopleWords.noLimit
  return peopleWords.used(formatExact(used ?? 0), formatExact(limit))
}

function Person({ member, me }: { readonly member: WorkspaceMember; readonly me: string | undefined }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={nameOf(member)} size="sm" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 truncate">{nameOf(member)}</span>
          {member.is_owner ? <Badge tone="accent">{peopleWords.owner}</Badge> : null}
          {member.user_id === me ? <Badge>{peopleWords.you}</Badge> : null}
          {member.is_locked ? <Badge tone="warning">{peopleWords.locked}</Badge> : null}
        </span>
        <span className="block truncate text-xs text-muted">
          <span className="md:hidden">
            {peopleWords.seatNames[member.seat_type]}
            {member.first_name === null ? '' : ' · '}
          </span>
          {member.first_name === null ? null : member.email}
        </span>
      </span>
    </span>
  )
}
