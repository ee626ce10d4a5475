import { type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Dialog, Select } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { nameOf } from './names.ts'
import { useDialogAct } from './use-act.ts'
import { peopleWords } from './words.ts'

/** Asks who gets what a member made, then removes them. */
export function RemoveMemberDialog({
  member,
  members,
  mayDelete,
  onClose,
}: {
  readonly member: WorkspaceMember
  readonly members: readonly WorkspaceMember[]
  /** Deleting what others made is for admins. */
  readonly mayDelete: boolean
  readonly onClose: () => void
}) {
  const heirs = members.filter(({ user_id: id, is_locked: isLocked }) => id !== member.user_id && !isLocked)
  const [heir, setHeir] = useState(heirs.find(({ is_owner: isOwner }) => isOwner)?.email ?? '')
  const { busy, problem, act } = useDialogAct()
  const remove = () =>
    act(
      () =>
        call(workspacesEndpoints.removeMember, {
          email: member.email,
          ...(heir === '' ? { delete_things: true } : { transfer_to: heir }),
        }),
      peopleWords.removed,
      onClose,
    )
  const options = [
    ...heirs.map((one) => ({ value: one.email, label: peopleWords.thingsTo(nameOf(one)) })),
    ...(mayDelete ? [{ value: '', label: peopleWords.thingsDeleted }] : []),
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={peopleWords.removeTitle(nameOf(member))}
      description={peopleWords.removeConsequence}
      problem={problem}
      confirm={{ label: peopleWords.removeAction, danger: true, loading: busy, onConfirm: () => void remove() }}
    >
      <div className="mt-4">
        <Select
          label={peopleWords.things}
          value={heir}
          groups={[{ label: peopleWords.things, options }]}
          onChange={setHeir}
        />
      </div>
    </Dialog>
  )
}
