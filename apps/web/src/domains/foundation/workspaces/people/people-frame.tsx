import { IconButton, joinClasses, Menu, MenuItem } from '@vireo/ui'
import { EllipsisVertical, LogOut, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'

import { PageAction, PageLead } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { InviteButton } from '../invites/invite-button.tsx'
import { InviteDialog } from '../invites/invite-dialog.tsx'
import { useInviteDialog } from '../invites/use-invite-dialog.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useCurrentWorkspace, useMay, useSeats } from './queries.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { SeatsLine } from './seats-line.tsx'
import { peopleWords } from './words.ts'

/** Stands around the people of a workspace and those who are invited: seats, the way to invite, and the two lists as tabs. */
export function PeopleFrame({ children }: { readonly children: ReactNode }) {
  const workspace = useCurrentWorkspace()
  const mayInvite = useMay('workspace_members_invite')
  const invite = useInviteDialog()
  return (
    <div className="flex flex-col gap-4">
      <PageLead>
        <SeatsLine />
      </PageLead>
      <PageAction>
        <WorkspaceMenu />
        {mayInvite ? <InviteButton onInvite={invite.open} /> : null}
      </PageAction>
      {mayInvite ? <PeopleTabs /> : null}
      {/* Most who come here may invite: the room of the tabs is kept until that is known. */}
      {mayInvite === undefined ? <div className="h-8" /> : null}
      {children}
      {invite.isOpen && mayInvite ? (
        <InviteDialog isAdmin={workspace?.seat_type === 'workspace_admin'} onClose={invite.close} />
      ) : null}
    </div>
  )
}

function PeopleTabs() {
  const { pathname } = useLocation()
  const { data: seats } = useSeats()
  const pending = seats?.pending_invites ?? 0
  const tabs = [
    { path: paths.workspaceMembers, label: peopleWords.membersTab, count: seats?.used },
    { path: paths.workspaceInvites, label: peopleWords.invitesTab, count: pending },
  ]
  return (
    <nav aria-label={peopleWords.lists} className="flex flex-wrap gap-1">
      {tabs.map(({ path, label, count }) => {
        const isHere = pathname.startsWith(path)
        return (
          <AppLink
            key={path}
            to={path}
            aria-current={isHere ? 'page' : undefined}
            className={joinClasses(
              'pressed flex h-8 items-center gap-2 rounded-full px-3 text-sm font-medium transition-colors',
              isHere ? 'bg-ink text-canvas' : 'text-muted hover:bg-fill hover:text-ink',
            )}
          >
            {label}
            {count ? <span className="tabular-nums opacity-80">{count}</span> : null}
          </AppLink>
        )
      })}
    </nav>
  )
}

/** Offers what concerns the workspace itself: its name, and leaving it. */
function WorkspaceMenu() {
  const workspace = useCurrentWorkspace()
  const [open, setOpen] = useState<'rename' | 'leave'>()
  if (!workspace) return null
  const { name, is_owner: isOwner, seat_type: seat } = workspace
  if (seat !== 'workspace_admin' && isOwner) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={peopleWords.moreOfWorkspace}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        {seat === 'workspace_admin' ? (
          <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setOpen('rename')}>
            {peopleWords.rename}
          </MenuItem>
        ) : null}
        {isOwner ? null : (
          <MenuItem danger icon={<LogOut aria-hidden size={16} />} onSelect={() => setOpen('leave')}>
            {peopleWords.leave}
          </MenuItem>
        )}
      </Menu>
      {open === 'rename' ? <RenameDialog name={name} onClose={close} /> : null}
      {open === 'leave' ? <LeaveDialog name={name} onClose={close} /> : null}
    </>
  )
}
