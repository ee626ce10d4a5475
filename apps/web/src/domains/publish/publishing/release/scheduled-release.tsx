import type { Work } from '@vireo/contracts/publishing'
import { Button } from '@vireo/ui'
import { CalendarClock } from 'lucide-react'

import { formatDateTime } from '#kit/format/index.ts'
import { releaseWords } from './words.ts'

type Scheduled = NonNullable<Work['scheduled_release']>

/** Says when a work is released by itself, or why it was not, and lets one think better of it. */
export function ScheduledRelease({
  scheduled,
  onCancel,
}: {
  readonly scheduled: Scheduled
  readonly onCancel?: () => void
}) {
  const { release_at_unix: at, error_code: code } = scheduled
  if (code !== null) {
    return (
      <div role="alert" className="flex flex-col gap-1 rounded-md bg-danger-soft p-4 text-sm text-danger">
        <p className="font-medium">{releaseWords.notReleasedAt(formatDateTime(at))}</p>
        <p>{whyNot(code)}</p>
        {onCancel ? (
          <Button size="sm" variant="ghost" className="-ml-3 self-start" onClick={onCancel}>
            {releaseWords.dismissScheduled}
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2 rounded-md bg-fill p-4 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <CalendarClock aria-hidden size={16} className="shrink-0 text-muted" />
        {releaseWords.scheduledFor(formatDateTime(at))}
      </p>
      <p className="text-xs text-muted">{releaseWords.scheduledHelp}</p>
      {onCancel ? (
        <Button size="sm" variant="ghost" className="-ml-3 self-start" onClick={onCancel}>
          {releaseWords.cancelScheduled}
        </Button>
      ) : null}
    </div>
  )
}

function whyNot(code: string): string {
  const { reasons, scheduledReasons } = releaseWords
  const known = { ...reasons, ...scheduledReasons }
  return Object.entries(known).find(([reason]) => reason === code)?.[1] ?? releaseWords.unknownReason
}
