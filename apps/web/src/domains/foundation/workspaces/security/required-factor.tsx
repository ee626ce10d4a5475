import type { Workspace } from '@vireo/contracts/workspaces'
import { Skeleton, Switch, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { formatList } from '#kit/format/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { currentLocale } from '#kit/language/index.ts'
import { renewSession } from '#kit/session/index.ts'
import { AdminsOnly } from './admins-only.tsx'
import { useUpdateWorkspace, useUsersWithoutMfa } from './queries.ts'
import { workspaceSecurityWords as words } from './words.ts'

/** Decides whether everybody needs a second factor, and says who has none. */
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
  const save = async (required: boolean) => {
    await update.mutateAsync({ mfa_required_for_users: required })
    showSuccess(words.saved)
    // It holds for who decided it too: they are asked now, not at whatever they do next.
    if (required) void renewSession()
  }
  const names = without.data?.users.map(({ email }) => email) ?? []
  return (
    <div className="flex flex-col gap-2">
      <AdminsOnly mayChange={mayChange}>
        <Switch
          label={words.mfaRequire}
          help={canRequire ? words.mfaHelp : words.mfaNeedsPlan}
          checked={isRequired}
          disabled={!mayChange || !canRequire || update.isPending}
          onChange={(required) => (required ? setAsking(true) : void save(false).catch(showFailure))}
        />
      </AdminsOnly>
      {mayChange ? <Without query={without} /> : null}
      {asking ? (
        <ConfirmFirst
          title={words.mfaConfirmTitle}
          consequence={names.length === 0 ? words.mfaConfirmNone : words.mfaConfirm(formatList(names))}
          action={words.mfaConfirmAction}
          act={() => save(true)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

/** Names at most so many people in a sentence. */
const namedMost = 5

function Without({ query }: { readonly query: ReturnType<typeof useUsersWithoutMfa> }) {
  if (query.isPending) return <Skeleton className="h-5 w-72 max-w-full" />
  if (query.isError) return <QueryError title={words.failed} error={query.error} onRetry={query.refetch} />
  const names = query.data.users.map(({ first_name: name, email }) => name ?? email)
  const others = names.length - namedMost
  const shown = others > 0 ? [...names.slice(0, namedMost), words.others(others)] : names
  return (
    <p className="text-sm break-words text-muted">
      {names.length === 0 ? words.mfaEverybody : words.mfaWithout(new Intl.ListFormat(currentLocale()).format(shown))}
    </p>
  )
}
