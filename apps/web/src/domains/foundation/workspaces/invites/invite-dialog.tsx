import { type SeatType } from '@vireo/contracts/users'
import { type InviteOutcome, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Dialog, showSuccess, takesFocus, TextField } from '@vireo/ui'
import { useId, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { GroupChoice } from '../groups/group-choice.tsx'
import { LimitField, readLimit } from '../people/limit-field.tsx'
import { isFull, useRefreshPeople, useSeats } from '../people/queries.ts'
import { SeatSelect } from '../people/seat-select.tsx'
import { peopleWords } from '../people/words.ts'
import { NoSeatDialog, PlansLink } from './no-seat-dialog.tsx'
import { withWayOn } from './way-on.tsx'
import { inviteWords } from './words.ts'

type Props = { readonly isAdmin: boolean; readonly onClose: () => void }

/** Invites one or many people; where no seat is left, says why and what helps instead of taking addresses. */
export function InviteDialog({ isAdmin, onClose }: Props) {
  const { data: seats } = useSeats()
  const [sends, setSends] = useState(false)
  // Whoever has begun keeps their addresses, though the last seat goes meanwhile.
  if (seats && isFull(seats) && !sends) return <NoSeatDialog seats={seats} onClose={onClose} />
  return <AddressDialog isAdmin={isAdmin} onClose={onClose} onSend={() => setSends(true)} />
}

function AddressDialog({ isAdmin, onClose, onSend }: Props & { readonly onSend: () => void }) {
  const formId = useId()
  const { data: seats } = useSeats()
  const [emails, setEmails] = useState('')
  const [power, setPower] = useState<InvitedPower>({ seat: 'workspace_member', groupIds: [], limit: '' })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly InviteOutcome[]>([])
  const { busy, problem, attempt } = useDialogAttempt()
  const refresh = useRefreshPeople()
  const addresses = emails.split(/[\s,;]+/u).filter((address) => address !== '')
  const usageLimit = readLimit(power.limit)
  const send = () =>
    attempt(async () => {
      onSend()
      const input = { ...asked(power), emails: addresses, usage_limit: usageLimit ?? null }
      const { results } = await call(workspacesEndpoints.addInvites, input)
      await refresh()
      const failed = results.filter(({ status }) => status === 'failed')
      setRefused(failed)
      setEmails(failed.map(({ email }) => email).join(', '))
      if (failed.length < results.length) showSuccess(inviteWords.sent(results.length - failed.length))
      if (failed.length === 0) onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={inviteWords.title}
      description={seats ? inviteWords.dialogLead(seats.max - seats.used - seats.pending_invites) : null}
      width="lg"
      problem={withWayOn(problem)}
      confirm={{ label: inviteWords.send, form: formId, loading: busy }}
    >
      <form
        id={formId}
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
          {...takesFocus}
          value={emails}
          onChange={(event) => setEmails(event.target.value)}
        />
        <Refused outcomes={refused} />
        <Power isAdmin={isAdmin} power={power} onChange={setPower} />
      </form>
    </Dialog>
  )
}

type InvitedPower = { readonly seat: SeatType; readonly groupIds: readonly string[]; readonly limit: string }

function asked({ seat, groupIds }: InvitedPower) {
  return { seat_type: seat, group_ids: [...groupIds] }
}

/** Asks what those who come may do, and spend. */
function Power({
  isAdmin,
  power,
  onChange,
}: {
  readonly isAdmin: boolean
  readonly power: InvitedPower
  readonly onChange: (power: InvitedPower) => void
}) {
  return (
    <>
      <SeatSelect seat={power.seat} withoutAdmin={!isAdmin} onChange={(seat) => onChange({ ...power, seat })} />
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
      {outcomes.some(({ code }) => code === 'seats_full') ? (
        <p className="mt-2">
          <PlansLink />
        </p>
      ) : null}
    </div>
  )
}
