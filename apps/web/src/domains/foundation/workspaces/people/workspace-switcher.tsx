import type { WorkspaceSummary } from '@vireo/contracts/workspaces'
import { Avatar, joinClasses, Menu, MenuItem, MenuLabel, MenuSeparator } from '@vireo/ui'
import { Check, ChevronsUpDown, Settings, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router'

import { showFailure } from '#kit/failures/show-failure.ts'
import { paths } from '#kit/routing/index.ts'
import { inviteQuery } from '../invites/use-invite-dialog.ts'
import { goToWorkspace, useWorkspaces } from './queries.ts'
import { peopleWords } from './words.ts'

/** Shows in which workspace one works; behind its name, what concerns it and the way to one's others. */
export function WorkspaceSwitcher({ iconOnly }: { readonly iconOnly: boolean }) {
  const { data } = useWorkspaces()
  const navigate = useNavigate()
  const current = data?.workspaces.find(({ is_current: isCurrent }) => isCurrent)
  if (!data || !current) return null
  return (
    <Menu
      align="start"
      tall
      trigger={
        <button
          type="button"
          aria-label={peopleWords.switchLabel(current.name)}
          className={joinClasses(
            'flex h-10 w-full items-center gap-2 rounded-md text-left text-sm font-medium transition-colors hover:bg-fill',
            iconOnly ? 'justify-center' : 'px-2',
          )}
        >
          {iconOnly ? (
            <Avatar name={current.name} size="sm" />
          ) : (
            <>
              <span className="min-w-0 flex-1 truncate">{current.name}</span>
              <ChevronsUpDown aria-hidden size={16} className="shrink-0 text-muted" />
            </>
          )}
        </button>
      }
    >
      <MenuItem icon={<Settings aria-hidden size={16} />} onSelect={() => void navigate(paths.workspaceMembers)}>
        {peopleWords.workspaceSettings}
      </MenuItem>
      <MenuItem
        icon={<UserPlus aria-hidden size={16} />}
        onSelect={() => void navigate(paths.workspaceInvites + inviteQuery)}
      >
        {peopleWords.invitePeople}
      </MenuItem>
      {data.workspaces.length > 1 ? (
        <>
          <MenuSeparator />
          <MenuLabel>{peopleWords.switchTo}</MenuLabel>
          {data.workspaces.map((workspace) => (
            <Choice key={workspace.workspace_id} workspace={workspace} />
          ))}
        </>
      ) : null}
    </Menu>
  )
}

function Choice({ workspace }: { readonly workspace: WorkspaceSummary }) {
  const { workspace_id: id, name, is_current: isCurrent, is_locked: isLocked, seat_type: seat } = workspace
  return (
    <MenuItem
      disabled={isLocked || isCurrent}
      icon={isCurrent ? <Check aria-hidden size={16} /> : <span className="block size-4" />}
      onSelect={() => void goToWorkspace(id).catch(showFailure)}
    >
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block text-xs text-muted">
          {isLocked ? peopleWords.locked : isCurrent ? peopleWords.current : peopleWords.seatNames[seat]}
        </span>
      </span>
    </MenuItem>
  )
}
