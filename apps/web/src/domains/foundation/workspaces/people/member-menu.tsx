import type { WorkspaceMember } from '@vireo/contracts/workspaces'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Crown, EllipsisVertical, Lock, LockOpen, Pencil, ScanSearch, UserMinus } from 'lucide-react'

import { nameOf } from './names.ts'
import { peopleWords } from './words.ts'

export type MemberAct = 'change' | 'explain' | 'lock' | 'unlock' | 'remove' | 'transfer'

export type MemberMenuProps = {
  readonly member: WorkspaceMember
  /** Who is signed in. */
  readonly me: string | undefined
  readonly isAdmin: boolean
  readonly isOwner: boolean
  readonly mayRemove: boolean
  readonly onAct: (act: MemberAct, member: WorkspaceMember) => void
}

/** Lists what can be done with a member, and nothing that the server would refuse. */
export function MemberMenu({ member, me, isAdmin, isOwner, mayRemove, onAct }: MemberMenuProps) {
  const isOther = member.user_id !== me && !member.is_owner
  const canRemove = isOther && mayRemove && (isAdmin || member.seat_type !== 'workspace_admin')
  if (!isAdmin && !canRemove) return null
  const act = (what: MemberAct) => () => onAct(what, member)
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={peopleWords.more(nameOf(member))}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {isAdmin && member.user_id !== me ? (
        <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={act('change')}>
          {peopleWords.change}
        </MenuItem>
      ) : null}
      {isAdmin ? (
        <MenuItem icon={<ScanSearch aria-hidden size={16} />} onSelect={act('explain')}>
          {peopleWords.why}
        </MenuItem>
      ) : null}
      {isAdmin && isOther ? (
        <MenuItem
          icon={member.is_locked ? <LockOpen aria-hidden size={16} /> : <Lock aria-hidden size={16} />}
          onSelect={act(member.is_locked ? 'unlock' : 'lock')}
        >
          {member.is_locked ? peopleWords.unlock : peopleWords.lock}
        </MenuItem>
      ) : null}
      {isOwner && isOther && !member.is_locked ? (
        <MenuItem icon={<Crown aria-hidden size={16} />} onSelect={act('transfer')}>
          {peopleWords.transfer}
        </MenuItem>
      ) : null}
      {canRemove ? (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<UserMinus aria-hidden size={16} />} onSelect={act('remove')}>
            {peopleWords.remove}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
