import { clockText, joinClasses } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { qualifyingWords } from './words.ts'
import { useLeftMs } from './use-left-ms.ts'

const minuteMs = 60_000
/** Whoever does not see the clock hears it at these minutes. */
const toldAt = [10, 5, 1]
/** So long before the end it is over here: what is handed in then still arrives in time. */
const beforeEndMs = 2000

type TimeLeftProps = { readonly until: string; readonly onOver: () => void }

/** Shows how much time is left, and tells once when it is over. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
  const leftMs = useLeftMs(until)
  const isOver = leftMs <= beforeEndMs
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (isOver) over.current()
  }, [isOver])
  const told = toldAt.findLast((minutes) => leftMs <= minutes * minuteMs)
  return (
    <p className={joinClasses('flex items-baseline gap-2 text-sm', leftMs <= minuteMs && 'text-danger')}>
      <span className="text-muted">{qualifyingWords.timeLeft}</span>
      <span role="timer" className="text-base font-semibold tabular-nums">
        {clockText(leftMs)}
      </span>
      <span aria-live="polite" className="sr-only">
        {told === undefined ? '' : qualifyingWords.timeLeftIs(told)}
      </span>
    </p>
  )
}
