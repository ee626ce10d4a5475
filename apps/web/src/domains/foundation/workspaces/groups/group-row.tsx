import type { WorkspaceGroup } from '@vireo/contracts/workspaces'
import { BadgeList, IconButton, Menu, MenuItem } from '@vireo/ui'
import { EllipsisVertical, Pencil, Trash2, Users, UsersRound } from 'lucide-react'

import { permissionName } from '#identity/permissions/index.ts'
import { formatExact } from '#kit/format/index.ts'
import { groupWords } from './words.ts'

export type GroupAct = 'edit' | 'people' | 'remove'

type Props = {
  readonly group: WorkspaceGroup
  readonly isAdmin: boolean
  readonly mayPlace: boolean
  readonly onAsk: (what: GroupAct) => void
}

/** Shows one group: its name, how many are in it, what it gives them. */
export function GroupRow({ group, isAdmin, mayPlace, onAsk }: Props) {
  const limit = group.group_usage_limit
  const hasMenu = isAdmin || (mayPlace && !group.is_everyone)
  return (
    <li className="flex items-start gap-3 p-4 text-sm">
      <span aria-hidden className="flex size-8 shrink-0 items-center justify-center rounded-full bg-fill text-muted">
        <UsersRound size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{group.is_everyone ? groupWords.everyoneName : group.name}</p>
        <p className="text-xs text-muted tabular-nums">
          {group.is_everyone ? groupWords.everyone : groupWords.members(group.members.length)}
          {typeof limit === 'number'
            ? ` · ${groupWords.limitOf(formatExact(group.character_count ?? 0), formatExact(limit))}`
            : ''}
        </p>
        <div className="mt-2">
          {group.permissions.length === 0 ? (
            <span className="text-xs text-muted">{groupWords.givesNothing}</span>
          ) : (
            <BadgeList labels={group.permissions.map(permissionName)} />
          )}
        </div>
      </div>
      {hasMenu ? <GroupMenu group={group} isAdmin={isAdmin} mayPlace={mayPlace} onAsk={onAsk} /> : null}
    </li>
  )
}

function GroupMenu({ group, isAdmin, mayPlace, onAsk }: Props) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={groupWords.more(group.name)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {isAdmin ? (
        <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => onAsk('edit')}>
          {groupWords.edit}
        </MenuItem>
      ) : null}
      {mayPlace && !group.is_everyone ? (
        <MenuItem icon={<Users aria-hidden size={16} />} onSelect={() => onAsk('people')}>
          {groupWords.people}
        </MenuItem>
      ) : null}
      {isAdmin && !group.is_everyone ? (
        <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => onAsk('remove')}>
          {groupWords.remove}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
