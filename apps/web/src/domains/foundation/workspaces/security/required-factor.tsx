import type { Workspace } from '@vireo/contracts/workspaces'
import { ConfirmDialog, Section, Skeleton, Switch, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { renewSession } from '#kit/session/index.ts'
import { AdminsOnly } from './admins-only.tsx'
import { useUpdateWorkspace, useUsersWithoutMfa } from './queries.ts'
import { workspaceSecurityWords as words } from './words.ts'

/** Whether everybody needs a second factor, and who has none. */
export function RequiredFactor({
  workspace,
  mayChange,
}: {
  readonly workspace: Workspace
  readonly mayChange: boolean
}) {
  const [asking, setAsking] = useState(false)
  const update = useUpdateWorkspace()
  const without = useUsersWithoutMfa(mayChange)
  const isRequired = workspace.mfa_required_for_users
  const canRequire = isRequired || workspace.has_enterprise_features
  const save = (required: boolean) =>
    update.mutate(
      { mfa_required_for_users: required },
      {
        onSuccess: () => {
          showSuccess(words.saved)
          // It holds for who decided it too: they are asked now, not at whatever they do next.
          if (required) void renewSession()
        },
        onSettled: () => setAsking(false),
      },
    )
  const names = without.data?.users.map(({ email }) => email) ?? []
  return (
    <Section title={words.mfaTitle} lead={words.mfaLead}>
      <AdminsOnly mayChange={mayChange}>
        <Switch
          label={words.mfaRequire}
          help={canRequire ? undefined : words.mfaNeedsPlan}
          checked={isRequired}
          disabled={!mayChange || !canRequire || update.isPending}
          onChange={(required) => (required ? setAsking(true) : save(false))}
        />
      </AdminsOnly>
      {mayChange ? <Without query={without} /> : null}
      <ConfirmDialog
        open={asking}
        title={words.mfaConfirmTitle}
        consequence={names.length === 0 ? words.mfaConfirmNone : words.mfaConfirm(names.join(', '))}
        action={words.mfaConfirmAction}
        busy={update.isPending}
        onConfirm={() => save(true)}
        onCancel={() => setAsking(false)}
      />
    </Section>
  )
}

function Without({ query }: { readonly query: ReturnType<typeof useUsersWithoutMfa> }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{words.mfaWithout}</h3>
      {query.isPending ? <Skeleton className="mt-2 h-6 w-full" /> : null}
      {query.isError ? <QueryError title={words.failed} error={query.error} onRetry={query.refetch} /> : null}
      {query.data?.users.length === 0 ? <p className="mt-1 text-sm text-muted">{words.mfaEverybody}</p> : null}
      <ul className="mt-1 max-h-48 overflow-y-auto text-sm empty:hidden">
        {query.data?.users.map((user) => (
          <li key={user.user_id} className="truncate py-1">
            {user.first_name ? `${user.first_name} · ` : ''}
            <span className="text-muted">{user.email}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
