import type { Workspace } from '@vireo/contracts/workspaces'
import { Switch, showSuccess } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { AdminsOnly } from './admins-only.tsx'
import { useUpdateWorkspace } from './queries.ts'
import { workspaceSecurityWords as words } from './words.ts'

/** Decides what belongs to whom once it is shared, and leads to how long recordings stay. */
export function Keeping({ workspace, mayChange }: { readonly workspace: Workspace; readonly mayChange: boolean }) {
  const update = useUpdateWorkspace()
  return (
    <>
      <AdminsOnly mayChange={mayChange}>
        <Switch
          label={words.sharedOnUser}
          help={words.sharedOnUserHelp}
          checked={workspace.storing_shared_files_on_user}
          disabled={!mayChange || update.isPending}
          onChange={(value) =>
            update.mutate({ storing_shared_files_on_user: value }, { onSuccess: () => showSuccess(words.saved) })
          }
        />
      </AdminsOnly>
      <p className="text-sm text-muted">
        {words.retention}{' '}
        <AppLink to={paths.history} className="rounded-sm font-medium text-ink underline underline-offset-4">
          {words.retentionLink}
        </AppLink>
      </p>
    </>
  )
}
