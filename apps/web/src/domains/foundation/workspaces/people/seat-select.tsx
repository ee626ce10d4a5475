import type { SeatType } from '@vireo/contracts/users'
import { Select } from '@vireo/ui'

import { peopleWords } from './words.ts'

const seats: readonly SeatType[] = ['workspace_lite_member', 'workspace_member', 'workspace_admin']

/** Lets one choose a role, from looking to everything; who is no admin makes none. */
export function SeatSelect({
  seat,
  withoutAdmin = false,
  onChange,
}: {
  readonly seat: SeatType
  readonly withoutAdmin?: boolean
  readonly onChange: (seat: SeatType) => void
}) {
  const options = seats
    .filter((value) => !(withoutAdmin && value === 'workspace_admin'))
    .map((value) => ({ value, label: peopleWords.seatNames[value], note: peopleWords.seatNotes[value] }))
  return (
    <Select
      label={peopleWords.seat}
      help={peopleWords.seatNotes[seat]}
      value={seat}
      groups={[{ label: peopleWords.seat, options }]}
      onChange={(chosen) => onChange(seats.find((one) => one === chosen) ?? seat)}
    />
  )
}
