import { type WorkspaceGroup, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { ConfirmDialog } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { useDialogAct } from '../people/use-act.ts'
import { groupWords } from './words.ts'

/** Asks before a group is deleted. */
export function RemoveGroupDialog({
  group,
  onClose,
}: {
  readonly group: WorkspaceGroup
  readonly onClose: () => void
}) {
  const { busy, problem, act } = useDialogAct()
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      problem={problem}
      title={groupWords.removeTitle(group.name)}
      consequence={groupWords.removeConsequence}
      action={groupWords.remove}
      onConfirm={() =>
        void act(() => call(workspacesEndpoints.deleteGroup, { group_id: group.id }), groupWords.removed, onClose)
      }
      onCancel={onClose}
    />
  )
}
