import type { Workspace } from '@vireo/contracts/workspaces'
import { Dialog, Switch, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { formatDate } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { AdminsOnly } from './admins-only.tsx'
import { useUpdateWorkspace } from './queries.ts'
import { workspaceSecurityWords as words } from './words.ts'

/** Decides whether what is made here may train models; allowing it is asked once more. */
export function TrainingOptOut({
  workspace,
  mayChange,
}: {
  readonly workspace: Workspace
  readonly mayChange: boolean
}) {
  const [asking, setAsking] = useState(false)
  const update = useUpdateWorkspace()
  const { training_opt_out: optedOut, timestamp_unix: decided } = workspace.training_opt_out
  const { busy, problem, attempt } = useDialogAttempt()
  const save = async (value: boolean) => {
    await update.mutateAsync({ training_opt_out: value })
    showSuccess(words.trainingSaved)
    setAsking(false)
  }
  return (
    <>
      <AdminsOnly mayChange={mayChange}>
        <Switch
          label={words.trainingOptOut}
          help={decided === null ? words.trainingByTier : words.trainingSince(formatDate(decided))}
          checked={optedOut}
          disabled={!mayChange || update.isPending}
          onChange={(value) => (value ? void save(true).catch(showFailure) : setAsking(true))}
        />
      </AdminsOnly>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.dialogTitle}
        description={words.dialogLead}
        problem={problem}
        confirm={{ label: words.dialogAllow, loading: busy, onConfirm: () => void attempt(() => save(false)) }}
      >
        <AppLink
          to={paths.privacy}
          className="mt-4 inline-block rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {words.dialogPrivacy}
        </AppLink>
      </Dialog>
    </>
  )
}
