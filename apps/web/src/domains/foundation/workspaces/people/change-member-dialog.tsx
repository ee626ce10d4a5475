import { type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Dialog } from '@vireo/ui'
import { useId, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { LimitField, readLimit } from './limit-field.tsx'
import { nameOf } from './names.ts'
import { SeatSelect } from './seat-select.tsx'
import { useDialogAct } from './use-act.ts'
import { peopleWords } from './words.ts'

/** Changes the role of a member and what they may spend. */
export function ChangeMemberDialog({
  member,
  onClose,
}: {
  readonly member: WorkspaceMember
  readonly onClose: () => void
}) {
  const formId = useId()
  const [seat, setSeat] = useState(member.seat_type)
  const [limit, setLimit] = useState(member.usage_limit === null ? '' : String(member.usage_limit))
  const { busy, problem, act } = useDialogAct()
  const usageLimit = readLimit(limit)
  const save = () =>
    act(
      () =>
        call(workspacesEndpoints.updateMember, {
          email: member.email,
          ...(seat !== member.seat_type && { workspace_seat_type: seat }),
          usage_limit: usageLimit ?? 'unlimited',
        }),
      peopleWords.saved,
      onClose,
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={peopleWords.changeTitle(nameOf(member))}
      description={member.email}
      problem={problem}
      confirm={{ label: peopleWords.save, form: formId, loading: busy }}
    >
      <form
        id={formId}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (usageLimit !== undefined) void save()
        }}
      >
        {member.is_owner ? null : <SeatSelect seat={seat} onChange={setSeat} />}
        <LimitField label={peopleWords.limit} help={peopleWords.limitHelp} value={limit} onChange={setLimit} />
      </form>
    </Dialog>
  )
}
