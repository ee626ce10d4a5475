import { type SeatType } from '@vireo/contracts/users'
import { type InviteOutcome, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Button, Dialog, Select, showSuccess, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { GroupChoice } from '../groups/group-choice.tsx'
import { LimitField, readLimit } from '../people/limit-field.tsx'
import { useRefreshPeople } from '../people/queries.ts'
import { SeatSelect } from '../people/seat-select.tsx'
import { SeatsLine } from '../people/seats-line.tsx'
import { peopleWords } from '../people/words.ts'
import { inviteWords } from './words.ts'

/** Invites one or many people, and says for each address that was refused why. */
export function InviteDialog({ isAdmin, onClose }: { readonly isAdmin: boolean; readonly onClose: () => void }) {
  const [emails, setEmails] = useState('')
  const [power, setPower] = useState<InvitedPower>({ seat: 'workspace_member', groupIds: [], limit: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly InviteOutcome[]>([])
  const refresh = useRefreshPeople()
  const addresses = emails.split(/[\s,;]+/u).filter((address) => address !== '')
  const usageLimit = readLimit(power.limit)
  const send = async () => {
    setBusy(true)
    try {
      const input = { ...asked(power), emails: addresses, usage_limit: usageLimit ?? null }
      const { results } = await call(workspacesEndpoints.addInvites, input)
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
          if (addresses.length > 0 && usageLimit !== undefined) void send()
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
        <Power isAdmin={isAdmin} power={power} onChange={setPower} />
        <Button type="submit" variant="primary" loading={busy}>
          {inviteWords.send}
        </Button>
      </form>
    </Dialog>
  )
}

type InvitedPower = { readonly seat: SeatType; readonly groupIds: readonly string[]; readonly limit: string }

function asked({ seat, groupIds }: InvitedPower) {
  return { seat_type: seat, group_ids: [...groupIds] }
}

/** What those who come may do, and spend. */
function Power({
  isAdmin,
  power,
  onChange,
}: {
  readonly isAdmin: boolean
  readonly power: InvitedPower
  readonly onChange: (power: InvitedPower) => void
}) {
  const SeatField = isAdmin ? SeatSelect : ModestSeat
  return (
    <>
      <SeatField seat={power.seat} onChange={(seat) => onChange({ ...power, seat })} />
      <GroupChoice chosen={power.groupIds} onChange={(groupIds) => onChange({ ...power, groupIds })} />
      <LimitField
        label={peopleWords.limit}
        help={peopleWords.limitHelp}
        value={power.limit}
        onChange={(limit) => onChange({ ...power, limit })}
      />
    </>
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
