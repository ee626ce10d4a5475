import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { call } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { moveSession } from '#kit/session/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { peopleWords } from './words.ts'

/** Asks before somebody leaves; they go on in a workspace of their own. */
export function LeaveDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  return (
    <ConfirmFirst
      danger
      title={peopleWords.leaveTitle(name)}
      consequence={peopleWords.leaveConsequence}
      action={peopleWords.leave}
      act={leave}
      onClose={onClose}
    />
  )
}

async function leave(): Promise<void> {
  moveSession(await call(workspacesEndpoints.leave, {}), paths.home)
}
