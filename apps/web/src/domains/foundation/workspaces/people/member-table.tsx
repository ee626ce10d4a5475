import type { WorkspaceMember } from '@vireo/contracts/workspaces'
import { Avatar, Badge, joinClasses, opensRowClasses, Table, type Column } from '@vireo/ui'

import { formatDate, formatExact } from '#kit/format/index.ts'
import { MemberMenu, type MemberMenuProps } from './member-menu.tsx'
import { nameOf } from './names.ts'
import { peopleWords } from './words.ts'

type Context = Omit<MemberMenuProps, 'member'>

/** Shows the people as rows: who they are, their role, what they may spend, since when. */
export function MemberTable({ members, ...context }: Context & { readonly members: readonly WorkspaceMember[] }) {
  return (
    <div className="overflow-clip rounded-lg md:bg-surface">
      <Table
        caption={peopleWords.caption}
        grid="grid-cols-[minmax(0,1.8fr)_6rem_minmax(0,1.1fr)_5rem_2rem]"
        columns={columnsOf(context)}
        rows={members}
        rowKey={(member) => member.user_id}
        menu={menuOf(context)}
        cards
      />
    </div>
  )
}

function menuOf(context: Context) {
  return (member: WorkspaceMember) => <MemberMenu member={member} {...context} />
}

function columnsOf({ me, isAdmin, onAct }: Context): Column<WorkspaceMember>[] {
  return [
    {
      id: 'name',
      title: peopleWords.columnName,
      phone: 'head',
      cell: (member) => (
        <Person
          member={member}
          me={me}
          // One’s own role is nothing that one changes: one sees where it comes from.
          onOpen={isAdmin ? () => onAct(member.user_id === me ? 'explain' : 'change', member) : undefined}
        />
      ),
    },
    { id: 'role', title: peopleWords.seat, cell: (member) => peopleWords.seatNames[member.seat_type] },
    { id: 'limit', title: peopleWords.columnLimit, className: 'text-muted tabular-nums', cell: limitOf },
    {
      id: 'joined',
      title: peopleWords.columnJoined,
      className: 'text-muted tabular-nums',
      cell: (member) => formatDate(member.joined_at_unix),
    },
  ]
}

function limitOf({ usage_limit: limit, character_count: used }: WorkspaceMember): string {
  if (limit === null) return peopleWords.noLimit
  return peopleWords.used(formatExact(used ?? 0), formatExact(limit))
}

function Person({
  member,
  me,
  onOpen,
}: {
  readonly member: WorkspaceMember
  readonly me: string | undefined
  readonly onOpen: (() => void) | undefined
}) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={nameOf(member)} size="sm" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {onOpen ? (
            <button type="button" onClick={onOpen} className={joinClasses(opensRowClasses, 'min-w-0 truncate')}>
              {nameOf(member)}
            </button>
          ) : (
            <span className="min-w-0 truncate">{nameOf(member)}</span>
          )}
          {member.is_owner ? <Badge>{peopleWords.owner}</Badge> : null}
          {member.user_id === me ? <Badge>{peopleWords.you}</Badge> : null}
          {member.is_locked ? <Badge tone="warning">{peopleWords.locked}</Badge> : null}
        </span>
        {member.first_name === null ? null : <span className="block truncate text-xs text-muted">{member.email}</span>}
      </span>
    </span>
  )
}
