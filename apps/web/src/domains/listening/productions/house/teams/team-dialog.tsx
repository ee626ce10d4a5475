import type { Team } from '@vireo/contracts/productions'
import { Dialog, showSuccess, SkeletonText, takesFocus, TextField } from '@vireo/ui'
import { type FormEvent, useId, useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { houseWords } from '../words.ts'
import { MemberList } from './member-list.tsx'
import { useEverybody, useTeamActions } from './queries.ts'
import { houseTeamWords as words } from './words.ts'

type TeamDialogProps = {
  /** A new one is made where there is none. */
  readonly team?: Team
  readonly onClose: () => void
}

/** Takes the name of a team and who is in it. */
export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const [name, setName] = useState(team?.name ?? '')
  const [members, setMembers] = useState<readonly string[]>(() => team?.members.map(({ user_id: id }) => id) ?? [])
  const [isMissing, setMissing] = useState(false)
  const { create, change } = useTeamActions()
  const { busy, problem, attempt } = useDialogAttempt()
  const id = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const form = { name: name.trim(), members }
    setMissing(form.name === '')
    if (form.name === '') return
    void attempt(async () => {
      await (team ? change(team.team_id, form) : create(form))
      showSuccess(team ? words.saved : words.created)
      onClose()
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={team ? words.changeTitle(team.name) : words.addTitle}
      description={team ? words.changeLead : words.addLead}
      problem={problem}
      width="lg"
      confirm={{ label: team ? words.save : words.create, form: id, loading: busy }}
    >
      <form id={id} noValidate className="mt-4 flex flex-col gap-4" onSubmit={send}>
        <TextField
          label={words.name}
          error={isMissing ? words.nameMissing : undefined}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...takesFocus}
        />
        <Members chosen={members} onChange={setMembers} />
      </form>
    </Dialog>
  )
}

type MembersProps = { readonly chosen: readonly string[]; readonly onChange: (chosen: readonly string[]) => void }

function Members({ chosen, onChange }: MembersProps) {
  const { data, error, refetch } = useEverybody()
  if (data) return <MemberList producers={data} chosen={chosen} onChange={onChange} />
  return error ? <QueryError title={houseWords.failed} error={error} onRetry={refetch} compact /> : <SkeletonText />
}
