import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { ConfirmDialog } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { moveSession } from '#kit/session/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { peopleWords } from './words.ts'

/** Asks before somebody leaves; they go on in a workspace of their own. */
export function LeaveDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      moveSession(await call(workspacesEndpoints.leave, {}), paths.home)
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={peopleWords.leaveTitle(name)}
      consequence={peopleWords.leaveConsequence}
      action={peopleWords.leave}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  )
}
