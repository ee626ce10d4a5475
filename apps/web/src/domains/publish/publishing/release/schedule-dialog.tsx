import { Combobox, Dialog } from '@vireo/ui'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { formatDateTime } from '#kit/format/index.ts'
import { dayName, daysAhead, timeName, timesOf, unixOf } from './due-times.ts'
import { releaseWords } from './words.ts'

const morning = 9 * 60

/** Asks when a work is to be released; days and times are those of whoever looks. */
export function ScheduleDialog({
  onSchedule,
  onClose,
}: {
  readonly onSchedule: (releaseAtUnix: number) => Promise<unknown>
  readonly onClose: () => void
}) {
  const [now] = useState(nowMs)
  const [day, setDay] = useState(1)
  const [minutes, setMinutes] = useState(morning)
  const { busy, problem, attempt } = useDialogAttempt()
  const times = timesOf(day, now)
  const chosen = times.includes(minutes) ? minutes : (times[0] ?? morning)
  const at = unixOf({ day, minutes: chosen }, now)
  const firstDay = timesOf(0, now).length > 0 ? 0 : 1
  const days = Array.from({ length: daysAhead }, (_, ahead) => ahead + firstDay)
  const send = () =>
    attempt(async () => {
      await onSchedule(at)
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={releaseWords.scheduleTitle}
      description={releaseWords.scheduleLead}
      problem={problem}
      confirm={{ label: releaseWords.scheduleAt(formatDateTime(at)), loading: busy, onConfirm: () => void send() }}
    >
      <div className="mt-4 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Combobox
          label={releaseWords.day}
          value={String(day)}
          placeholder={releaseWords.day}
          groups={[
            { label: releaseWords.day, options: days.map((one) => ({ value: String(one), label: dayName(one, now) })) },
          ]}
          onChange={(value) => setDay(Number(value))}
        />
        <Combobox
          label={releaseWords.time}
          value={String(chosen)}
          placeholder={releaseWords.time}
          groups={[
            { label: releaseWords.time, options: times.map((one) => ({ value: String(one), label: timeName(one) })) },
          ]}
          onChange={(value) => setMinutes(Number(value))}
        />
      </div>
    </Dialog>
  )
}
