import type { SeatType } from '@vireo/contracts/users'
import { Select } from '@vireo/ui'

import { peopleWords } from './words.ts'

const seats: readonly SeatType[] = ['workspace_lite_member', 'workspace_member', 'workspace_admin']

/** What somebody may do, from little to everything. */
export function SeatSelect({
  seat,
  label = peopleWords.seat,
  onChange,
}: {
  readonly seat: SeatType
  readonly label?: string
  readonly onChange: (seat: SeatType) => void
}) {
  const options = seats.map((value) => ({
    value,
    label: peopleWords.seatNames[value],
    note: peopleWords.seatNotes[value],
  }))
  return (
    <Select
      label={label}
      value={seat}
      groups={[{ label, options }]}
      onChange={(chosen) => onChange(seats.find((one) => one === chosen) ?? seat)}
    />
  )
}
