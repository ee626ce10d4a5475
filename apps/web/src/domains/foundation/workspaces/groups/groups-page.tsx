import { type WorkspaceGroup, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { BadgeList, Button, ConfirmDialog, IconButton, Menu, MenuItem, Skeleton } from '@vireo/ui'
import { EllipsisVertical, Pencil, Trash2, Users } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { formatExact } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AdminsHint } from '../people/ask-admins.tsx'
import { useCurrentWorkspace, useGroups } from '../people/queries.ts'
import { useAct } from '../people/use-act.ts'
import { GroupDialog } from './group-dialog.tsx'
import { GroupPeopleDialog } from './group-people-dialog.tsx'
import { permissionName } from './offered-permissions.ts'
import { groupWords } from './words.ts'

type Asked = { readonly what: 'edit' | 'people' | 'remove'; readonly id: string }

/** The groups of the workspace. */
export function GroupsPage() {
  const groups = useGroups()
  const workspace = useCurrentWorkspace()
  const isAdmin = workspace?.seat_type === 'workspace_admin'
  const [creating, setCreating] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const group = asked && groups.data?.[asked.id]
  const close = () => setAsked(undefined)
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-lg text-sm text-muted">
          <p>{groupWords.lead}</p>
          {workspace && !isAdmin ? <AdminsHint /> : null}
        </div>
        {isAdmin ? (
          <Button variant="primary" onClick={() => setCreating(true)}>
            {groupWords.create}
          </Button>
        ) : null}
      </div>
      <div className="overflow-clip rounded-lg bg-surface">
        {groups.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {groups.isError ? <QueryError title={groupWords.failed} error={groups.error} onRetry={groups.refetch} /> : null}
        <ul className="divide-y divide-line">
          {Object.values(groups.data ?? {}).map((one) => (
            <GroupRow
              key={one.id}
              group={one}
              isAdmin={isAdmin}
              mayPlace={workspace?.permissions.includes('group_members_manage') ?? false}
              onAsk={(what) => setAsked({ what, id: one.id })}
            />
          ))}
        </ul>
      </div>
      {creating ? <GroupDialog group={undefined} onClose={() => setCreating(false)} /> : null}
      {group && asked.what === 'edit' ? <GroupDialog group={group} onClose={close} /> : null}
      {group && asked.what === 'people' ? <GroupPeopleDialog group={group} onClose={close} /> : null}
      {group && asked.what === 'remove' ? <RemoveGroupDialog group={group} onClose={close} /> : null}
    </section>
  )
}

function GroupRow({
  group,
  isAdmin,
  mayPlace,
  onAsk,
}: {
  readonly group: WorkspaceGroup
  readonly isAdmin: boolean
  readonly mayPlace: boolean
  readonly onAsk: (what: Asked['what']) => void
}) {
  const limit = group.group_usage_limit
  const hasMenu = isAdmin || (mayPlace && !group.is_everyone)
  return (
    <li className="flex items-start gap-3 p-4 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{group.name}</p>
        <p className="text-muted">
          {group.is_everyone ? groupWords.everyone : groupWords.members(group.members.length)}
          {typeof limit === 'number'
            ? ` · ${groupWords.limitOf(formatExact(group.character_count ?? 0), formatExact(limit))}`
            : ''}
        </p>
        <div className="mt-2 text-muted">
          {group.permissions.length === 0 ? (
            groupWords.givesNothing
          ) : (
            <BadgeList labels={group.permissions.map(permissionName)} />
          )}
        </div>
      </div>
      {hasMenu ? <GroupMenu group={group} isAdmin={isAdmin} mayPlace={mayPlace} onAsk={onAsk} /> : null}
    </li>
  )
}

function GroupMenu({ group, isAdmin, mayPlace, onAsk }: Parameters<typeof GroupRow>[0]) {
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

function RemoveGroupDialog({ group, onClose }: { readonly group: WorkspaceGroup; readonly onClose: () => void }) {
  const { busy, act } = useAct()
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={groupWords.removeTitle(group.name)}
      consequence={groupWords.removeConsequence}
      action={groupWords.remove}
      onConfirm={() =>
        void act(() => call(workspacesEndpoints.deleteGroup, { group_id: group.id }), groupWords.removed, onClose)
      }
      onCancel={onClose}
    />
  )
}
