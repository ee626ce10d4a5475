import type { Workspace } from '@vireo/contracts/workspaces'
import { Select, showSuccess } from '@vireo/ui'

import { AdminsOnly } from './admins-only.tsx'
import { useUpdateWorkspace } from './queries.ts'
import { workspaceSecurityWords as words } from './words.ts'

/** The times that are offered, in seconds. */
const offered = [900, 1800, 3600, 14_400, 28_800, 86_400, 604_800]

/** Sets after how long without anybody at the screen a browser is signed out. */
export function SessionTimeout({
  workspace,
  mayChange,
}: {
  readonly workspace: Workspace
  readonly mayChange: boolean
}) {
  const update = useUpdateWorkspace()
  const now = workspace.session_inactivity_timeout
  const choices = [...new Set([...offered, ...(now === null ? [] : [now])])].toSorted((a, b) => a - b)
  return (
    <AdminsOnly mayChange={mayChange}>
      <div className="max-w-xs">
        <Select
          label={words.timeout}
          help={words.timeoutHelp}
          disabled={!mayChange || update.isPending}
          value={String(now ?? 0)}
          onChange={(value) =>
            update.mutate(
              { session_inactivity_timeout: value === '0' ? null : Number(value) },
              { onSuccess: () => showSuccess(words.saved) },
            )
          }
          groups={[
            {
              label: words.timeout,
              options: [
                { value: '0', label: words.never },
                ...choices.map((seconds) => ({ value: String(seconds), label: durationOf(seconds) })),
              ],
            },
          ]}
        />
      </div>
    </AdminsOnly>
  )
}

function durationOf(seconds: number): string {
  if (seconds % 86_400 === 0) return words.days(seconds / 86_400)
  if (seconds % 3600 === 0) return words.hours(seconds / 3600)
  return words.minutes(Math.round(seconds / 60))
}
