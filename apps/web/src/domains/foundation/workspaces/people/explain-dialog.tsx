import { useQuery } from '@tanstack/react-query'
import { type ExplainedPermissions, type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Dialog, Skeleton } from '@vireo/ui'

import { formatList } from '#kit/format/index.ts'
import { contractQuery } from '#kit/api/index.ts'
import { permissionName } from '#identity/permissions/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { nameOf } from './names.ts'
import { peopleWords } from './words.ts'

/** Shows what a member may do, and what allows it. */
export function ExplainDialog({ member, onClose }: { readonly member: WorkspaceMember; readonly onClose: () => void }) {
  const why = useQuery(contractQuery(workspacesEndpoints.explainPermissions, { email: member.email }))
  const allowed = why.data?.permissions.filter(({ is_allowed: isAllowed }) => isAllowed)
  return (
    <Dialog
      open
      onClose={onClose}
      title={peopleWords.whyTitle(nameOf(member))}
      description={peopleWords.whyLead}
      width="lg"
    >
      {why.isPending ? <Skeleton className="mt-4 h-60 w-full" /> : null}
      {why.isError ? <QueryError title={peopleWords.whyFailed} error={why.error} onRetry={why.refetch} /> : null}
      {allowed?.length === 0 ? <p className="mt-4 text-sm">{peopleWords.whyNothing}</p> : null}
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {allowed?.map(({ permission, because }) => (
          <li key={permission} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <span className="font-medium">{permissionName(permission)}</span>
            <span className="text-muted">{formatList([...new Set(because.map(reasonOf))])}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type Reason = ExplainedPermissions['permissions'][number]['because'][number]

function reasonOf(reason: Reason): string {
  return reason.by === 'role'
    ? peopleWords.whyRole(peopleWords.seatNames[reason.seat_type])
    : peopleWords.whyGroup(reason.group_name)
}
