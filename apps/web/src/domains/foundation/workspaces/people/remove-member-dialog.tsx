import { type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Button, Dialog, Select } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { nameOf } from './names.ts'
import { useAct } from './use-act.ts'
import { peopleWords } from './words.ts'

/** Asks what becomes of what a member made, then removes them. */
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
  const { busy, act } = useAct()
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
      footer={
        <Button variant="danger" loading={busy} onClick={() => void remove()}>
          {peopleWords.removeAction}
        </Button>
      }
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
