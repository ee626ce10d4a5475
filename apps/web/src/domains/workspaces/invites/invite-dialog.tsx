import { api, type InviteOutcome, type SeatType } from '@vireo/contracts'
import { Button, Dialog, Select, showSuccess, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '../../../kit/api/index.ts'
import { showFailure } from '../../../kit/show-failure.ts'
import { GroupChoice } from '../groups/group-choice.tsx'
import { useRefreshPeople } from '../people/queries.ts'
import { SeatSelect } from '../people/seat-select.tsx'
import { SeatsLine } from '../people/seats-line.tsx'
import { peopleWords } from '../people/words.ts'
import { inviteWords } from './words.ts'

/** Invites one or many people, and says for each address that was refused why. */
export function InviteDialog({ isAdmin, onClose }: { readonly isAdmin: boolean; readonly onClose: () => void }) {
  const [emails, setEmails] = useState('')
  const [seat, setSeat] = useState<SeatType>('workspace_member')
  const [groupIds, setGroupIds] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly InviteOutcome[]>([])
  const refresh = useRefreshPeople()
  const addresses = emails.split(/[\s,;]+/u).filter((address) => address !== '')
  const send = async () => {
    setBusy(true)
    try {
      const input = { emails: addresses, seat_type: seat, group_ids: [...groupIds] }
      const { results } = await call(api.workspaces.addInvites, input)
      await refresh()
      const failed = results.filter(({ status }) => status === 'failed')
      setRefused(failed)
      setEmails(failed.map(({ email }) => email).join(', '))
      if (failed.length < results.length) showSuccess(inviteWords.sent(results.length - failed.length))
      if (failed.length === 0) onClose()
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} title={inviteWords.title} description={inviteWords.dialogLead} width="lg">
      <SeatsLine />
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (addresses.length > 0) void send()
        }}
      >
        <TextField
          label={inviteWords.emails}
          help={inviteWords.emailsHelp}
          error={tried && addresses.length === 0 ? inviteWords.emailsMissing : undefined}
          inputMode="email"
          autoComplete="off"
          value={emails}
          onChange={(event) => setEmails(event.target.value)}
        />
        <Refused outcomes={refused} />
        {isAdmin ? <SeatSelect seat={seat} onChange={setSeat} /> : <ModestSeat seat={seat} onChange={setSeat} />}
        <GroupChoice chosen={groupIds} onChange={setGroupIds} />
        <Button type="submit" variant="primary" loading={busy}>
          {inviteWords.send}
        </Button>
      </form>
    </Dialog>
  )
}

/** Who is no admin makes none. */
function ModestSeat({ seat, onChange }: { readonly seat: SeatType; readonly onChange: (seat: SeatType) => void }) {
  const seats = ['workspace_lite_member', 'workspace_member'] as const
  const options = seats.map((value) => ({
    value,
    label: peopleWords.seatNames[value],
    note: peopleWords.seatNotes[value],
  }))
  return (
    <Select
      label={peopleWords.seat}
      value={seat}
      groups={[{ label: peopleWords.seat, options }]}
      onChange={(value) => onChange(seats.find((one) => one === value) ?? seat)}
    />
  )
}

function Refused({ outcomes }: { readonly outcomes: readonly InviteOutcome[] }) {
  if (outcomes.length === 0) return null
  return (
    <div role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
      <p className="font-medium">{inviteWords.notSent}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {outcomes.map(({ email, message }) => (
          <li key={email} className="break-words">
            {email}: {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
