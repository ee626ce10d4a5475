import type { WorkspaceGroup } from '@vireo/contracts/workspaces'
import { Button } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { AdminsHint, AskAdminsButton } from '#kit/admins/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useCurrentWorkspace, useGroups } from '../people/queries.ts'
import { GroupDialog } from './group-dialog.tsx'
import { GroupPeopleDialog } from './group-people-dialog.tsx'
import { GroupRow, type GroupAct } from './group-row.tsx'
import { RemoveGroupDialog } from './remove-group-dialog.tsx'
import { groupWords } from './words.ts'

type Asked = { readonly what: GroupAct; readonly id: string }

/** Shows the groups of the workspace: what each gives, and to whom. */
export function GroupsPage() {
  const groups = useGroups()
  const workspace = useCurrentWorkspace()
  const isAdmin = workspace?.seat_type === 'workspace_admin'
  const [creating, setCreating] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const found = Object.values(groups.data ?? {})
  return (
    <>
      <PageLead>{groupWords.lead}</PageLead>
      {isAdmin ? (
        <PageAction>
          <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
            {groupWords.create}
          </Button>
        </PageAction>
      ) : null}
      {groups.isPending ? <RowsSkeleton withFaces /> : null}
      {groups.isError ? <QueryError title={groupWords.failed} error={groups.error} onRetry={groups.refetch} /> : null}
      <ul className="divide-y divide-line overflow-clip rounded-lg bg-surface empty:hidden">
        {found.map((one) => (
          <GroupRow
            key={one.id}
            group={one}
            isAdmin={isAdmin}
            mayPlace={workspace?.permissions.includes('group_members_manage') ?? false}
            onAsk={(what) => setAsked({ what, id: one.id })}
          />
        ))}
      </ul>
      {workspace && !isAdmin ? (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          <AdminsHint />
          <AskAdminsButton size="sm" />
        </div>
      ) : null}
      {creating ? <GroupDialog group={undefined} onClose={() => setCreating(false)} /> : null}
      <GroupDialogs asked={asked} group={asked && groups.data?.[asked.id]} onClose={() => setAsked(undefined)} />
    </>
  )
}

function GroupDialogs({
  asked,
  group,
  onClose,
}: {
  readonly asked: Asked | undefined
  readonly group: WorkspaceGroup | undefined
  readonly onClose: () => void
}) {
  if (!asked || !group) return null
  if (asked.what === 'edit') return <GroupDialog group={group} onClose={onClose} />
  if (asked.what === 'people') return <GroupPeopleDialog group={group} onClose={onClose} />
  return <RemoveGroupDialog group={group} onClose={onClose} />
}
