import type { Workspace } from '@vireo/contracts/workspaces'
import { Section, Switch, showSuccess } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { AdminsOnly } from './admins-only.tsx'
import { useUpdateWorkspace } from './queries.ts'
import { workspaceSecurityWords as words } from './words.ts'

/** What belongs to whom once it is shared, and the way to how long recordings stay. */
export function Keeping({ workspace, mayChange }: { readonly workspace: Workspace; readonly mayChange: boolean }) {
  const update = useUpdateWorkspace()
  return (
    <Section title={words.keepingTitle} lead={words.keepingLead}>
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
      <p className="mt-4 flex flex-wrap gap-x-2 border-t border-line pt-4 text-sm text-muted">
        {words.retention}
        <AppLink to={paths.history} className="rounded-sm font-medium text-accent underline-offset-4 hover:underline">
          {words.retentionLink}
        </AppLink>
      </p>
    </Section>
  )
}
