import { type WorkspaceGroup, type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Avatar, Button, Dialog } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { nameOf } from '../people/names.ts'
import { useMembers } from '../people/queries.ts'
import { useDialogAct } from '../people/use-act.ts'
import { groupWords } from './words.ts'

/** Puts members into a group and takes them out. */
export function GroupPeopleDialog({
  group,
  onClose,
}: {
  readonly group: WorkspaceGroup
  readonly onClose: () => void
}) {
  const { data: members } = useMembers()
  const { busy, problem, act } = useDialogAct()
  const place = (member: WorkspaceMember, isIn: boolean) => {
    const input = { group_id: group.id, email: member.email }
    return isIn
      ? act(() => call(workspacesEndpoints.removeGroupMember, input), groupWords.takenOut(nameOf(member)))
      : act(() => call(workspacesEndpoints.addGroupMember, input), groupWords.added(nameOf(member)))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={groupWords.peopleTitle(group.name)}
      description={groupWords.peopleLead}
      problem={problem}
      footer={<Button onClick={onClose}>{groupWords.peopleDone}</Button>}
    >
      <ul className="mt-4 flex flex-col gap-1">
        {members?.map((member) => {
          const isIn = group.members.includes(member.email)
          return (
            <li key={member.user_id}>
              <label className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked={isIn}
                  disabled={busy}
                  onChange={() => void place(member, isIn)}
                  className="size-4 shrink-0 accent-accent"
                />
                <Avatar name={nameOf(member)} size="sm" />
                <span className="min-w-0 truncate">{nameOf(member)}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
