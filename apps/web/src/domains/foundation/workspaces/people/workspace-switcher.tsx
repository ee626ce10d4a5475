import type { WorkspaceSummary } from '@vireo/contracts/workspaces'
import { Avatar, joinClasses, Menu, MenuItem, MenuLabel } from '@vireo/ui'
import { Check, ChevronsUpDown } from 'lucide-react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { goToWorkspace, useWorkspaces } from './queries.ts'
import { peopleWords } from './words.ts'

/** Says in which workspace one works; whoever belongs to several goes to another one from here. */
export function WorkspaceSwitcher({ iconOnly }: { readonly iconOnly: boolean }) {
  const { data } = useWorkspaces()
  const current = data?.workspaces.find(({ is_current: isCurrent }) => isCurrent)
  if (!data || !current) return null
  if (data.workspaces.length === 1)
    return (
      <p
        title={current.name}
        className={joinClasses(
          'flex h-10 items-center gap-2 text-sm font-medium',
          iconOnly ? 'justify-center' : 'px-3',
        )}
      >
        <Here workspace={current} iconOnly={iconOnly} />
      </p>
    )
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={peopleWords.switchLabel(current.name)}
          className={joinClasses(
            'flex h-10 w-full items-center gap-2 rounded-md border border-line text-left text-sm font-medium hover:bg-hover',
            iconOnly ? 'justify-center' : 'px-3',
          )}
        >
          <Here workspace={current} iconOnly={iconOnly} />
          {iconOnly ? null : <ChevronsUpDown aria-hidden size={14} className="ml-auto shrink-0 text-muted" />}
        </button>
      }
    >
      <MenuLabel>{peopleWords.switchTo}</MenuLabel>
      {data.workspaces.map((workspace) => (
        <Choice key={workspace.workspace_id} workspace={workspace} />
      ))}
    </Menu>
  )
}

function Here({ workspace, iconOnly }: { readonly workspace: WorkspaceSummary; readonly iconOnly: boolean }) {
  if (iconOnly) return <Avatar name={workspace.name} size="sm" />
  return <span className="min-w-0 truncate">{workspace.name}</span>
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
