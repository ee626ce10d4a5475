import type { Workspace } from '@vireo/contracts/workspaces'
import { Button, Dialog, Switch, showSuccess, uiWords } from '@vireo/ui'
import { useState } from 'react'

import { formatDate } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { AdminsOnly } from './admins-only.tsx'
import { useUpdateWorkspace } from './queries.ts'
import { workspaceSecurityWords as words } from './words.ts'

/** Whether what is made here may train models; allowing it is asked once more. */
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
  const save = (value: boolean) =>
    update.mutate(
      { training_opt_out: value },
      {
        onSuccess: () => showSuccess(words.trainingSaved),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <AdminsOnly mayChange={mayChange}>
        <Switch
          label={words.trainingOptOut}
          help={decided === null ? words.trainingByTier : words.trainingSince(formatDate(decided))}
          checked={optedOut}
          disabled={!mayChange || update.isPending}
          onChange={(value) => (value ? save(true) : setAsking(true))}
        />
      </AdminsOnly>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.dialogTitle}
        description={words.dialogLead}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{uiWords.cancel}</Button>
            <Button variant="primary" loading={update.isPending} onClick={() => save(false)}>
              {words.dialogAllow}
            </Button>
          </>
        }
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
