import { type StaffWorkspaceDetails, staffEndpoints } from '@vireo/contracts/staff'
import { tierDisplayNames } from '@vireo/contracts/plans'
import { Tier, tiers } from '@vireo/contracts/users'
import { Button, Section, Select, Skeleton } from '@vireo/ui'
import { useState } from 'react'
import { useParams } from 'react-router'

import { call } from '#kit/api/index.ts'
import { formatDate } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageTitle } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { Nowhere } from '../components/nowhere.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { usageText } from '../components/usage-text.ts'
import { isNowhere, useRefreshStaff, useWorkspace } from '../queries.ts'
import { staffWords } from '../words.ts'

/** Shows a workspace to staff: its plan, who belongs to it, and the way to give it another plan. */
export function WorkspacePage() {
  const { workspaceId = '' } = useParams()
  const asked = useWorkspace(workspaceId)
  if (isNowhere(asked.error)) return <Nowhere />
  if (asked.isError)
    return <QueryError title={staffWords.workspaceFailed} error={asked.error} onRetry={asked.refetch} />
  if (asked.isPending) return <Skeleton className="h-64 w-full" />
  const workspace = asked.data
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>{workspace.name}</PageTitle>
      <PlanSection workspace={workspace} />
      <Section title={staffWords.members} lead="">
        <ul className="flex flex-col gap-3 text-sm">
          {workspace.members.map((member) => (
            <li key={member.user_id} className="min-w-0">
              {member.kind === 'person' ? (
                <AppLink
                  to={paths.adminUser.replace(':userId', member.user_id)}
                  className="rounded-sm font-medium break-all underline-offset-4 hover:underline"
                >
                  {member.email}
                </AppLink>
              ) : (
                <bdi className="font-medium break-words">{member.first_name}</bdi>
              )}
              <p className="text-muted">
                {[
                  ...(member.kind === 'person' ? [] : [staffWords.machine]),
                  member.is_owner ? staffWords.owner : staffWords.roles[member.role],
                  ...(member.is_locked ? [staffWords.locked] : []),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function PlanSection({ workspace }: { readonly workspace: StaffWorkspaceDetails }) {
  const [isAsking, setAsking] = useState(false)
  const { tier, status, workspace_id: id, owner_email: email, created_at_unix: since } = workspace
  const facts = [
    tierDisplayNames[tier],
    staffWords.statuses[status],
    usageText(workspace),
    staffWords.ownedBy(email),
    staffWords.since(formatDate(since)),
    id,
  ]
  return (
    <Section
      title={staffWords.plan}
      lead={<span className="break-words">{facts.join(' · ')}</span>}
      action={<Button onClick={() => setAsking(true)}>{staffWords.setTier}</Button>}
    >
      {isAsking ? <TierDialog workspace={workspace} onClose={() => setAsking(false)} /> : null}
    </Section>
  )
}

function TierDialog({
  workspace: { workspace_id: id, name, tier: present },
  onClose,
}: {
  readonly workspace: StaffWorkspaceDetails
  readonly onClose: () => void
}) {
  const [tier, setTier] = useState<Tier>(present)
  const refresh = useRefreshStaff()
  return (
    <ReasonDialog
      title={`${staffWords.setTier}: ${name}`}
      lead={staffWords.setTierLead}
      action={staffWords.setTier}
      done={staffWords.done.setTier}
      act={async (reason) => {
        await call(staffEndpoints.setTier, { workspace_id: id, tier, reason })
        await refresh()
      }}
      onClose={onClose}
    >
      <Select
        label={staffWords.plan}
        groups={[{ label: '', options: tiers.map((value) => ({ value, label: tierDisplayNames[value] })) }]}
        value={tier}
        onChange={(value) => setTier(Tier.parse(value))}
      />
    </ReasonDialog>
  )
}
